import { workerPort } from '../../../worker/web-worker-port.ts';
import LanguageWorker from './language.worker.ts?worker';
import { type LanguageClient, languageClient } from './language-client.ts';

/** Starts the language service in a worker. */
export const startLanguage = (): LanguageClient => languageClient(workerPort(new LanguageWorker()));
