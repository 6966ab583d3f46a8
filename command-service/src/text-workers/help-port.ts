import { once } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { ValidatedPart } from '@clearbench/validation-engine/parts/validated-part';

/** Connects two threads that validate a text together. */
export type HelpPort = {
  readonly port: MessagePort;
  /** How far the second thread is: one of `steps`. */
  readonly step: Int32Array;
};

/** `wanted`: the first thread has reached the part, so that the second one ends it where it is, or does not begin. */
const steps = { waiting: 0, working: 1, wanted: 2 } as const;

/** The two ends. */
export const openHelp = (): { readonly asking: HelpPort; readonly helping: HelpPort } => {
  const { port1, port2 } = new MessageChannel();
  const step = new Int32Array(new SharedArrayBuffer(4));
  return { asking: { port: port1, step }, helping: { port: port2, step } };
};

/** False if it is too late for a part. */
export const beginHelp = ({ step }: HelpPort): boolean =>
  Atomics.compareExchange(step, 0, steps.waiting, steps.working) === steps.waiting;

export const isPartWanted = ({ step }: HelpPort): boolean => Atomics.load(step, 0) === steps.wanted;

/** The first thread needs no help any more. */
export const endHelp = ({ port, step }: HelpPort): void => {
  Atomics.store(step, 0, steps.wanted);
  port.close();
};

/** Ends the help with a part, or without one. */
export const givePart = ({ port }: HelpPort, part: ValidatedPart | undefined): void => {
  port.postMessage(part);
  port.close();
};

/** Milliseconds that the first thread waits for a part that is under way; ending one takes less. */
const longestWait = 500;

/** The part that the second thread has validated so far; undefined if it has none. */
export const takePart = async ({ port, step }: HelpPort): Promise<ValidatedPart | undefined> => {
  if (Atomics.exchange(step, 0, steps.wanted) === steps.waiting) return undefined;
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(), longestWait);
  port.once('close', () => ended.abort());
  try {
    const [part] = (await once(port, 'message', { signal: ended.signal })) as [ValidatedPart | undefined];
    return part;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
};
