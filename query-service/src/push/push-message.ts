import { pushedRequestHeader } from '@clearbench/contracts/header-names';
import { marshalled } from './marshalled.ts';

/** A message for the subscribers of a queue. */
export type PushMessage = {
  /** Later messages have higher numbers. */
  readonly number: number;
  readonly queue: string;
  /** The frame for a subscription id; cached, because pages use the same ids. */
  frameFor(subscription: string): string;
};

let made = 0;

/** A message with the correlation id of its request. */
export const pushMessage = (queue: string, body: string, requestId?: string): PushMessage => {
  const frames = new Map<string, string>();
  made += 1;
  const number = made;
  const headers = {
    destination: queue,
    'message-id': String(number),
    'content-type': 'application/json',
    ...(requestId === undefined ? {} : { [pushedRequestHeader]: requestId }),
  };
  return {
    number,
    queue,
    frameFor: (subscription) => {
      const known = frames.get(subscription);
      if (known !== undefined) return known;
      const frame = marshalled('MESSAGE', { subscription, ...headers }, body);
      frames.set(subscription, frame);
      return frame;
    },
  };
};
