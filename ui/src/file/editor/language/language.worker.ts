import { languageDesk } from './language-desk.ts';
import type { Told } from './protocol.ts';

const tell = languageDesk({
  say: (heard) => postMessage(heard),
  now: () => performance.now(),
  later: (work, delay) => {
    const timer = setTimeout(work, delay);
    return () => clearTimeout(timer);
  },
});

addEventListener('message', ({ data }: MessageEvent<Told>) => tell(data));
