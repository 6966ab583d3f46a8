import { setImmediate } from 'node:timers/promises';

const longestStretch = 8;

/** The pieces as one text. Making them takes turns with everything else: nobody waits more than some milliseconds. */
export const joined = async (pieces: Iterable<string>): Promise<string> => {
  const made: string[] = [];
  let since = performance.now();
  for (const piece of pieces) {
    made.push(piece);
    if (performance.now() - since < longestStretch) continue;
    await setImmediate();
    since = performance.now();
  }
  return made.join('');
};
