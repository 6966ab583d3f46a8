import { buffers, type EventChannel, eventChannel } from 'redux-saga';

const networkEvents = ['online', 'offline'] as const;
/** The events of user activity; hidden pages and inactive ones send no probe. */
const signsOfUse = ['keydown', 'pointerdown'] as const;

/** The time in milliseconds after which an active user sees that the server does not respond. */
const quietFor = 2_000;

type Sources = {
  /** Subscribes to calls that failed or wait long for their response; returns the function that unsubscribes. */
  onCallDoubted(listener: () => void): () => void;
  /** The time of the last response; milliseconds of `Date.now`. */
  lastAnswer(): number;
};

/** Emits when the connection may have been lost or restored. */
export const connectionDoubts =
  ({ onCallDoubted, lastAnswer }: Sources, page: Window = window) =>
  (): EventChannel<object> =>
    eventChannel<object>((emit) => {
      let lastRequest = 0;
      const doubt = () => emit({});
      const inUse = () => {
        const now = Date.now();
        if (now - Math.max(lastRequest, lastAnswer()) < quietFor) return;
        lastRequest = now;
        doubt();
      };
      const seen = () => page.document.visibilityState === 'visible' && inUse();
      for (const event of networkEvents) page.addEventListener(event, doubt);
      for (const event of signsOfUse) page.addEventListener(event, inUse, { capture: true, passive: true });
      page.document.addEventListener('visibilitychange', seen);
      const stop = onCallDoubted(doubt);
      return () => {
        stop();
        page.document.removeEventListener('visibilitychange', seen);
        for (const event of networkEvents) page.removeEventListener(event, doubt);
        for (const event of signsOfUse) page.removeEventListener(event, inUse, { capture: true });
      };
    }, buffers.sliding(1));
