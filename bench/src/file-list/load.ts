import autocannon from 'autocannon';

/** A URL with headers, in particular cookies; it is read, or receives a body. */
export type Target = { readonly url: string; readonly headers?: Record<string, string>; readonly body?: string };

/** Requests per second over ten connections in one measurement, without compression. */
export const requestsPerSecond = async ({ url, headers = {}, body }: Target, seconds = 2): Promise<number> => {
  const sent = body === undefined ? {} : { method: 'POST' as const, body };
  const { requests, non2xx, errors } = await autocannon({ url, connections: 10, duration: seconds, headers, ...sent });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return requests.average;
};
