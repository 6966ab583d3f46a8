import type { ContentHits } from '@clearbench/contracts/file/search-routes';
import { inTurn } from '@clearbench/event-sourcing/in-turn';
import type { ContentStore } from '@clearbench/stores/content-store/content-store';
import { type Search, searchContent } from './search-content.ts';

/** Milliseconds after which looking ends; 100 MB take less than one second on a machine that is not busy. */
const longest = 10_000;

type Asked = {
  /** Whoever asks has one search at a time; another one waits for it. */
  readonly by: string;
  /** Resolves when nobody waits for the answer any more. */
  readonly gone: Promise<unknown>;
};

/** Looks through contents for whoever asks. What is found when the time is over is told all the same. */
export const contentSearch = (contents: Pick<ContentStore, 'read'>, milliseconds = longest) => {
  const turns = inTurn();
  return (sha256: string, search: Search, { by, gone }: Asked): Promise<ContentHits> => {
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
