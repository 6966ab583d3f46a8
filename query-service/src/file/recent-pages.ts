import { boundedCache } from '@clearbench/contracts/bounded-cache';
import { type WrittenReply, writtenReply } from '@clearbench/event-sourcing/serving/written-reply';

/** Number of cached pages; a page of 100 files has about 50 kB. */
const room = 200;

/**
 * Cached pages of lists, by query and version of the read models. A page is used only while none of them has changed,
 * so that a client that waits for a position gets data from after it.
 */
export const recentPages = () => {
  const pages = boundedCache<WrittenReply>(room);
  return async (key: string, make: () => Promise<unknown>): Promise<WrittenReply> => {
    const known = pages.get(key);
    if (known) return known;
    const page = writtenReply(await make());
    pages.set(key, page);
    return page;
  };
};
