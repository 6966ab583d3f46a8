/** Milliseconds before the second attempt and, after growing, before later ones. */
const [firstPause, longestPause] = [50, 1_000];

/** Growing pauses with random jitter, so that disconnected clients do not return at once. */
export const pauseBefore = (attempt: number): number =>
  Math.min(longestPause, firstPause * 2 ** (attempt - 1)) * (0.5 + Math.random());
