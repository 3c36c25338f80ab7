declare module 'virtual:words' {
  /** The languages there are, each with its files by path, loaded when needed. */
  const languages: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default languages;
}
