import LanguageWorker from './language.worker.ts?worker';
import { type LanguageClient, languageClient } from './language-client.ts';
import type { Heard } from './protocol.ts';

/** Starts the language services in a worker of their own. */
export const startLanguage = (): LanguageClient => {
  const worker = new LanguageWorker();
  return languageClient({
    post: (told) => worker.postMessage(told),
    listen: (hear) => worker.addEventListener('message', ({ data }: MessageEvent<Heard>) => hear(data)),
    end: () => worker.terminate(),
  });
};
