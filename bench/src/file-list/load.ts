import autocannon from 'autocannon';

/** An address and what is sent along, cookies above all. */
export type Target = { readonly url: string; readonly headers?: Record<string, string> };

/** Requests a second over ten connections during one slice; nothing is compressed, because nobody asks for it. */
export const requestsPerSecond = async ({ url, headers = {} }: Target, seconds = 2): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({ url, connections: 10, duration: seconds, headers });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return requests.average;
};
