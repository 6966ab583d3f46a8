import { answerAsked } from './deliberate-desk.ts';
import type { Asked } from './protocol.ts';

addEventListener('message', ({ data }: MessageEvent<Asked>) => postMessage(answerAsked(data)));
