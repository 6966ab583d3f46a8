import { joined, type PartedText, partsOf } from './parted-text.ts';

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

/** A text in slices of up to `length` characters. Many short parts are one slice, as of a text that was edited often. */
function* slicesOf(text: PartedText, length: number): Generator<string> {
  let short: string[] = [];
  let characters = 0;
  for (const part of partsOf(text)) {
    if (characters > 0 && characters + part.length > length) {
      yield joined(short);
      [short, characters] = [[], 0];
    }
    let at = 0;
    for (; part.length - at > length; at += length) yield part.slice(at, at + length);
    short.push(part.slice(at));
    characters += part.length - at;
  }
  yield joined(short);
}

/** Processes a text in slices and yields between them; a short text is one slice. */
export const inSlices = async (
  text: PartedText,
  work: (slice: string) => void,
  length = sliceLength,
): Promise<void> => {
  let isFirst = true;
  for (const slice of slicesOf(text, length)) {
    if (!isFirst) await yieldToEventLoop();
    isFirst = false;
    work(slice);
  }
};
