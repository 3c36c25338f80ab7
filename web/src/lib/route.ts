/** Addresses: the path says which screen is shown. */
export type Route =
  | { screen: 'lobby' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; id: string }
  | { screen: 'watch'; id: string }
  | { screen: 'rules'; game: string }
  | { screen: 'about' }
  | { screen: 'nowhere' };

export function parse(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter(Boolean);
  if (first === undefined) return { screen: 'lobby' };
  if (rest.length) return { screen: 'nowhere' };
  if (second === undefined) return first === 'about' ? { screen: 'about' } : { screen: 'nowhere' };
  switch (first) {
    case 'new':
      return { screen: 'new', game: second };
    case 'table':
      return { screen: 'table', id: second };
    case 'watch':
      return { screen: 'watch', id: second };
    case 'rules':
      return { screen: 'rules', game: second };
    default:
      return { screen: 'nowhere' };
  }
}
