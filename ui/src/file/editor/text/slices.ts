import { type PartedText, partsOf } from './parted-text.ts';

/** The number of characters processed between two key events: about a millisecond of work. */
export const sliceLength = 256 * 1024;

/** Yields to waiting tasks, key events above all. By a message, because browsers delay repeated timers by four milliseconds. */
export const yieldToEventLoop = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Processes a text in slices and yields between them; a short text is one slice. */
export const inSlices = async (
  text: PartedText,
  work: (slice: string) => void,
  length = sliceLength,
): Promise<void> => {
  let isFirst = true;
  for (const part of partsOf(text))
    for (let at = 0; at === 0 || at < part.length; at += length) {
      if (!isFirst) await yieldToEventLoop();
      isFirst = false;
      work(part.slice(at, at + length));
    }
};
