/** What clicking a card of the hand does: those to play are read first and have no verb. */
import { parts } from '../parts/actions';
import type { Choice } from './view';
import { w } from './words';

export function verbOf(choice: Choice | undefined): string {
  switch (choice && parts(choice.action)[0]) {
    case 'discard':
      return w('discard');
    case 'trash':
    case 'trash_intrigue':
      return w('trash');
    case 'give_intrigue':
      return w('give');
    case 'bury':
      return w('bury');
    case 'put_aside':
      return w('put-aside');
    default:
      return '';
  }
}
