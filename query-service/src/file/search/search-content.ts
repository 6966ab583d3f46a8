import { setImmediate } from 'node:timers/promises';
import type { ContentHits } from '@clearbench/contracts/file/search-routes';
import { finderOf, type Sought } from './finder.ts';
import { type Around, hitsAround } from './hits-around.ts';
import { passage } from './passage.ts';

/** Bytes looked through before others get their turn: some tenths of a millisecond, and never more than a few. */
const partLength = 64 * 1024;

export type Search = Sought & Around;

/** Looks through a content from its beginning, for as long as `mayGoOn` says so. */
export const searchContent = async (
  content: AsyncIterable<Uint8Array>,
  search: Search,
  mayGoOn: () => boolean,
): Promise<ContentHits> => {
  const around = hitsAround(search);
  const looked = passage(finderOf(search), search.text.length, around);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  for await (const bytes of content)
    for (let at = 0; at < bytes.length; at += partLength) {
      await setImmediate();
      if (!mayGoOn()) return around.result(looked.line());
      looked.pass(decoder.decode(bytes.subarray(at, at + partLength), { stream: true }));
    }
  looked.pass(decoder.decode());
  looked.end();
  return around.result();
};
