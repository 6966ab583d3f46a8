import type { LineOfConversation } from '@clearbench/iso20022/conversation/conversation-rows';
import type { TFunction } from 'i18next';
import { momentFormat } from '../translation/moment-format.ts';

/** The clearing's local time. */
export const clearingZone = { timeZone: 'Europe/Berlin' } as const;

/** The text of a line between messages. */
export const lineText = (t: TFunction, language: string): ((row: LineOfConversation) => string) => {
  const short = momentFormat(language, { ...clearingZone, timeStyle: 'short' });
  const day = momentFormat(language, { ...clearingZone, dateStyle: 'full' });
  return (row) => {
    const moment = new Date(row.at);
    if (row.kind === 'step') return row.step;
    if (row.kind === 'quiet') return t('conversation.line.quiet', { count: row.days });
    return row.kind === 'day' ? day.format(moment) : t(`conversation.line.${row.kind}`, { time: short.format(moment) });
  };
};
