import { setImmediate } from 'node:timers/promises';
import { keyedMutex } from '@clearbench/contracts/concurrency/keyed-mutex';
import type { ContentHits } from '@clearbench/contracts/file/search-routes';
import type { ContentStore } from '@clearbench/stores/content-store/content-store';
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

/** Time limit of a search in milliseconds; 100 MB take less than a second on an idle machine. */
const longest = 10_000;

type SearchRequest = {
  /** A user has one search at a time; the next one waits. */
  readonly by: string;
  /** Resolves when the client has disconnected. */
  readonly gone: Promise<unknown>;
};

/** Searches contents. At the time limit it returns the matches found so far. */
export const contentSearch = (contents: Pick<ContentStore, 'read'>, milliseconds = longest) => {
  const turns = keyedMutex();
  return (sha256: string, search: Search, { by, gone }: SearchRequest): Promise<ContentHits> => {
    const signal = { isGone: false };
    void gone.then(() => {
      signal.isGone = true;
    });
    return turns(by, () => {
      const until = performance.now() + milliseconds;
      return searchContent(contents.read(sha256), search, () => !signal.isGone && performance.now() < until);
    });
  };
};
