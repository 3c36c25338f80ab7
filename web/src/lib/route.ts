/** Addresses: the path says which screen is shown. */
export type Route =
  | { screen: 'lobby' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; id: string }
  | { screen: 'watch'; id: string }
  | { screen: 'review'; id: string }
  | { screen: 'rules'; game: string; page: string }
  | { screen: 'learn'; game: string; lesson: string }
  | { screen: 'about' }
  | { screen: 'you' }
  | { screen: 'nowhere' };

export function parse(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter(Boolean);
  if (first === undefined) return { screen: 'lobby' };
  const [third = '', ...more] = rest;
  // Only rules and lessons have pages below the game.
  if (more.length || (third && first !== 'rules' && first !== 'learn')) return { screen: 'nowhere' };
  if (second === undefined)
    return first === 'about' || first === 'you' ? { screen: first } : { screen: 'nowhere' };
  switch (first) {
    case 'new':
      return { screen: 'new', game: second };
    case 'table':
      return { screen: 'table', id: second };
    case 'watch':
      return { screen: 'watch', id: second };
    case 'review':
      return { screen: 'review', id: second };
    case 'rules':
      return { screen: 'rules', game: second, page: third };
    case 'learn':
      return { screen: 'learn', game: second, lesson: third };
    default:
      return { screen: 'nowhere' };
  }
}
