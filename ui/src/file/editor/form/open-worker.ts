import type { Answering } from './form-asker.ts';
import FormWorker from './form-worker.ts?worker';

/** A thread of its own, so that typing never waits for the form. */
export const openWorker = (): Answering => {
  const worker = new FormWorker();
  return {
    post: (question) => worker.postMessage(question),
    onAnswer: (listener) => worker.addEventListener('message', ({ data }) => listener(data)),
    end: () => worker.terminate(),
  };
};
