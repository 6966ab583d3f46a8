import { setImmediate } from 'node:timers/promises';
import type { ContentHits } from '@clearbench/contracts/file/search-routes';
import { finderOf, type Sought } from './finder.ts';
import { type Around, hitsAround } from './hits-around.ts';
import { passage } from './passage.ts';

/** Bytes that are searched before other work runs: less than a few milliseconds. */
const partLength = 64 * 1024;

export type Search = Sought & Around;

/** Searches a content from its start, while `mayGoOn` returns true. */
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
