import type { WorkerPort } from '@clearbench/contracts/concurrency/worker-requests';

/** The port of a web worker. */
export const workerPort = <Sent, Received>(worker: Worker): WorkerPort<Sent, Received> => ({
  post: (message) => worker.postMessage(message),
  listen: (received, failed) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Received>) => received(data));
    worker.addEventListener('error', () => failed());
    worker.addEventListener('messageerror', () => failed());
  },
  end: () => worker.terminate(),
});
