import { type WorkerRequests, workerRequests } from '@clearbench/contracts/concurrency/worker-requests';
import { workerPort } from '../../../worker/web-worker-port.ts';
import type { FormCalls } from './form-requests.ts';
import FormWorker from './form-worker.ts?worker';

/** A separate thread, so that typing never waits for the form. */
export const openWorker = (): WorkerRequests<FormCalls> => workerRequests<FormCalls>(workerPort(new FormWorker()));
