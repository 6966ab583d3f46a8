import { type WrittenReply, writtenReply } from '@clearbench/event-sourcing/serving/written-reply';
import { shortMemory } from '@clearbench/stores/short-memory';

/** Pages kept at a time; a page of 100 files is about 50 kB. */
const room = 200;

/**
 * Pages of lists as they were last sent, by what was asked and when the read models had last changed. A page is only
 * used while none of them has changed since: whoever waits for a position is answered from what holds it.
 */
export const recentPages = () => {
  const pages = shortMemory<WrittenReply>(room);
  return async (key: string, make: () => Promise<unknown>): Promise<WrittenReply> => {
    const known = pages.get(key);
    if (known) return known;
    const page = writtenReply(await make());
    pages.keep(key, page);
    return page;
  };
};
