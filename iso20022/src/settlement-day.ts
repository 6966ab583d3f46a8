import { berlinClock } from '@clearbench/calendars/berlin-time';
import { isoDateIn } from '@clearbench/calendars/iso-date';
import type { Profile } from './profile.ts';
import { descend, type MessageNode } from './reader/message-node.ts';

/** The settlement date (YYYY-MM-DD) of the element's payment or bulk; the current day without settlement. */
export const settlementDay = (node: MessageNode, { now }: Pick<Profile, 'now'>): string => {
  for (let at: MessageNode | undefined = node; at !== undefined; at = at.parent) {
    const date = descend(at, 'IntrBkSttlmDt') ?? descend(at, 'GrpHdr', 'IntrBkSttlmDt');
    const day = isoDateIn(date?.text);
    if (day !== undefined) return day;
  }
  return berlinClock(now).date;
};
