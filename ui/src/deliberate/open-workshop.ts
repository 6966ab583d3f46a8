import DeliberateWorker from './deliberate.worker.ts?worker';
import type { Answered } from './protocol.ts';
import { type Workshop, workshopOver } from './workshop.ts';

/** A thread of its own, so that trying out never holds up the page. */
export const openWorkshop = (): Workshop => {
  const worker = new DeliberateWorker();
  return workshopOver({
    post: (asked) => worker.postMessage(asked),
    listen: (hear) => worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => hear(data)),
    end: () => worker.terminate(),
  });
};
