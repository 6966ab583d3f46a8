import { type WorkerRequests, workerRequests } from '@clearbench/contracts/concurrency/worker-requests';
import { workerPort } from '../worker/web-worker-port.ts';
import InjectionThread from './error-injection.worker.ts?worker';
import type { InjectionCalls } from './protocol.ts';

export type InjectionWorker = Pick<WorkerRequests<InjectionCalls>, 'request' | 'end'>;

/** A separate thread, so that the page responds while errors are injected. */
export const openInjectionWorker = (): InjectionWorker =>
  workerRequests<InjectionCalls>(workerPort(new InjectionThread()));
