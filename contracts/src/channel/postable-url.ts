import type { ErrorKey } from '../errors.ts';

export const badUrl: ErrorKey = 'channel.badUrl';

/** Whether a channel can post to an address: http or https, without credentials and without a fragment. */
export const isPostableUrl = (text: string): boolean => {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '') return false;
  return url.username === '' && url.password === '' && url.hash === '';
};
