import { buffers, type EventChannel, eventChannel } from 'redux-saga';

const networkEvents = ['online', 'offline'] as const;
/** What a person does; hidden pages and idle ones probe nothing. */
const signsOfUse = ['keydown', 'pointerdown'] as const;

/** Milliseconds until an active user sees that the server does not respond. */
const quietFor = 2_000;

type Sources = {
  /** Hears of calls that failed or wait long for their answer; returns how to stop. */
  onCallDoubted(listener: () => void): () => void;
  /** When the server answered last; milliseconds of `Date.now`. */
  lastAnswer(): number;
};

/** Tells when the connection may have been lost or may be back. */
export const connectionDoubts =
  ({ onCallDoubted, lastAnswer }: Sources, page: Window = window) =>
  (): EventChannel<object> =>
    eventChannel<object>((tell) => {
      let asked = 0;
      const doubt = () => tell({});
      const inUse = () => {
        const now = Date.now();
        if (now - Math.max(asked, lastAnswer()) < quietFor) return;
        asked = now;
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
