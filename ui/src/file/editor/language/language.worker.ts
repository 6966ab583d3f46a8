import type { WorkerRequest } from '@clearbench/contracts/concurrency/worker-requests';
import { loadMessages } from '@clearbench/iso20022/definitions/on-demand/load-messages';
import { languageService } from './language-service.ts';
import type { LanguageMessage, LanguageRequests } from './protocol.ts';

const handle = languageService({
  respond: (message) => postMessage(message),
  now: () => performance.now(),
  later: (work, delay) => {
    const timer = setTimeout(work, delay);
    return () => clearTimeout(timer);
  },
  load: loadMessages,
});

addEventListener('message', ({ data }: MessageEvent<LanguageMessage | WorkerRequest<LanguageRequests>>) =>
  handle(data),
);
