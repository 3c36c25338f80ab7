import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { languages } from './languages';

// The server that `npm run dev` talks to; `sietch serve` listens there unless told otherwise.
const server = process.env.SIETCH_SERVER ?? 'http://127.0.0.1:7365';

/** Puts every text file of the client compressed beside it; the server sends it as it is. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  closeBundle() {
    for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' }))
      if (/\.(js|css|svg|html)$/.test(file)) {
        const path = join('dist', file);
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
      }
  },
};

export default defineConfig({
  plugins: [svelte(), languages, compressed],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The server's content policy allows no inline script, style or data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Every file costs a request and its headers: what every table needs is one.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules|src\/lib\/|src\/games\/(parts\/|board\.ts)|src\/table\/(story|shownScenes|choices|looked|people|Signs|past)/,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: server, ws: true } },
    // The fixture page reads the games' own language files.
    fs: { allow: ['..'] },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['src/testing/contents.ts'],
  },
} as Parameters<typeof defineConfig>[0]);
