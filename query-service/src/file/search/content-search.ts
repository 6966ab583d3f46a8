import { keyedMutex } from '@clearbench/contracts/concurrency/keyed-mutex';
import type { ContentHits } from '@clearbench/contracts/file/search-routes';
import type { ContentStore } from '@clearbench/stores/content-store/content-store';
import { type Search, searchContent } from './search-content.ts';

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
