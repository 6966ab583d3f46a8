/** A hidden page has no frames; milliseconds. */
const longestWait = 100;

/**
 * Makes a function that runs work once the next frame is on screen, so that the frame does not wait for it. Calls before
 * that are one.
 */
export const afterFrame = (work: () => void): (() => void) => {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    const run = () => {
      if (!isWaiting) return;
      isWaiting = false;
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      work();
    };
    const timer = setTimeout(run, longestWait);
    // The frame is drawn when its callbacks have run.
    const frame = requestAnimationFrame(() => setTimeout(run));
  };
};
