import { type WorkerRequests, workerPort, workerRequests } from '../worker/worker-requests.ts';
import InjectionThread from './error-injection.worker.ts?worker';
import type { Questions } from './protocol.ts';

export type InjectionWorker = Pick<WorkerRequests<Questions>, 'ask' | 'end'>;

/** A separate thread, so that the page responds while errors are injected. */
export const openInjectionWorker = (): InjectionWorker => workerRequests<Questions>(workerPort(new InjectionThread()));
