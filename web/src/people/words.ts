/** Whoever imports this has the words about strangers, accounts and notices. */
import { speakOfPeople } from '../lib/text.svelte';

await speakOfPeople();
