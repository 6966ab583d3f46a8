import { type WorkerRequests, workerPort, workerRequests } from '../../../worker/worker-requests.ts';
import type { FormCalls } from './form-requests.ts';
import FormWorker from './form-worker.ts?worker';

/** A separate thread, so that typing never waits for the form. */
export const openWorker = (): WorkerRequests<FormCalls> => workerRequests<FormCalls>(workerPort(new FormWorker()));
