declare module 'virtual:words' {
  /** The languages there are, each with its areas (`text.people`), whose files are loaded when needed. */
  const languages: Record<string, Record<string, () => Promise<{ default: string[] }>>>;
  export default languages;
}
