/** Why a table is closed, in words. */
import type { Closed } from './protocol/Closed';
import { t } from './text.svelte';

export function closedText({ reason, message }: Closed): string {
  switch (reason) {
    case 'fault':
      return t('closed-fault');
    case 'edition':
      return t('closed-edition');
    case 'content':
      return t('closed-content');
    case 'game':
      return t('closed-game');
    case 'journal':
      return t('closed-journal');
    case 'time':
      return t('closed-time');
    default:
      return message;
  }
}
