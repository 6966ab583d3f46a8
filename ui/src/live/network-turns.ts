import { buffers, type EventChannel, eventChannel } from 'redux-saga';

const turns = ['online', 'offline'] as const;

/** Tells when the machine gets a network or loses it, as far as the browser knows. */
export const networkTurns = (): EventChannel<Event> =>
  eventChannel<Event>((tell) => {
    for (const turn of turns) window.addEventListener(turn, tell);
    return () => {
      for (const turn of turns) window.removeEventListener(turn, tell);
    };
  }, buffers.sliding(1));
