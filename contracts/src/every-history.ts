import type { EventHistory } from './event-history.ts';
import { fileHistory } from './file/history.ts';
import { transferHistory } from './transfer/history.ts';
import { translationHistory } from './translation/history.ts';
import { userHistory } from './user/history.ts';

/** The changes of event types of all slices; the log converts older events with it. */
export const everyHistory: EventHistory = { ...fileHistory, ...transferHistory, ...translationHistory, ...userHistory };
