import type { WorkerRequest } from '@clearbench/contracts/concurrency/worker-requests';
import { languageService } from './language-service.ts';
import type { LanguageMessage, LanguageRequests } from './protocol.ts';

const handle = languageService({
  respond: (message) => postMessage(message),
  now: () => performance.now(),
  later: (work, delay) => {
    const timer = setTimeout(work, delay);
    return () => clearTimeout(timer);
  },
});

addEventListener('message', ({ data }: MessageEvent<LanguageMessage | WorkerRequest<LanguageRequests>>) =>
  handle(data),
);
