/** Pages kept at a time; a page of 100 files is about 50 kB. */
const room = 200;

/**
 * Pages of lists as they were last sent, by what was asked and how far the read models had come. A page is only used
 * while nothing at all has happened since: whoever waits for a position is answered from what holds it.
 */
export const recentPages = () => {
  const pages = new Map<string, Buffer>();
  return async (key: string, make: () => Promise<unknown>): Promise<Buffer> => {
    const known = pages.get(key);
    if (known !== undefined) return known;
    const page = Buffer.from(JSON.stringify(await make()));
    const [oldest] = pages.keys();
    if (pages.size >= room && oldest !== undefined) pages.delete(oldest);
    pages.set(key, page);
    return page;
  };
};
