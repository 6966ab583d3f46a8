import autocannon from 'autocannon';

/** A URL with headers, in particular cookies. */
export type Target = { readonly url: string; readonly headers?: Record<string, string> };

/** Requests per second over ten connections in one measurement, without compression. */
export const requestsPerSecond = async ({ url, headers = {} }: Target, seconds = 2): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({ url, connections: 10, duration: seconds, headers });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return requests.average;
};
