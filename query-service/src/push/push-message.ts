import { pushedRequestHeader } from '@clearbench/contracts/header-names';
import { marshalled } from './marshalled.ts';

/** A message on its way to whoever listens to its queue. */
export type PushMessage = {
  readonly queue: string;
  /** As a subscription of this id is to receive it; put into words once, for pages name their subscriptions alike. */
  frameFor(subscription: string): string;
};

let made = 0;

/** Says with the body which request it follows from. */
export const pushMessage = (queue: string, body: string, requestId?: string): PushMessage => {
  const frames = new Map<string, string>();
  made += 1;
  const headers = {
    destination: queue,
    'message-id': String(made),
    'content-type': 'application/json',
    ...(requestId === undefined ? {} : { [pushedRequestHeader]: requestId }),
  };
  return {
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
