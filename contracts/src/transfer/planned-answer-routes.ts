import { z } from 'zod';
import { committed, route } from '../route.ts';
import { engineReason } from './clearing.ts';

const environmentToken = z.string().min(1).max(64);
const ofEnvironment = z.object({ environmentToken });
const ofAnswer = z.object({
  environmentToken,
  transferId: z.string().min(1).max(64),
  answerId: z.string().min(1).max(200),
});

/** Characters of the longest answer that can be edited. */
export const longestEditedAnswer = 1_048_576;

/** An answer that is not delivered yet. */
export const plannedAnswerItem = z.object({
  transferId: z.string(),
  answerId: z.string(),
  /** The file that it answers; its name is absent if the file was removed. */
  sentFileId: z.string(),
  sentFileName: z.string().optional(),
  /** The tester who receives a message of the other bank that answers nothing; absent for others and deleted users. */
  receiverName: z.string().optional(),
  fileName: z.string(),
  messageType: z.string(),
  size: z.number().int(),
  /** Business time. */
  dueAt: z.string(),
  isHeld: z.boolean(),
  isEdited: z.boolean(),
  reason: engineReason,
});
export type PlannedAnswerItem = z.infer<typeof plannedAnswerItem>;

export const listPlannedAnswersRoute = route({
  name: 'listPlannedAnswers',
  summary: 'The answers of the clearing of an environment that are not delivered yet, the next due first.',
  side: 'query',
  method: 'GET',
  path: '/api/simenv/:environmentToken/planned-answers',
  allow: 'signedIn',
  scope: 'read',
  params: ofEnvironment,
  query: z.object({ after: z.string().max(500).optional() }),
  reply: z.object({ items: z.array(plannedAnswerItem), total: z.number().int(), next: z.string().optional() }),
  errors: ['simEnv.notFound', 'store.badCursor'],
});

export const readPlannedAnswerRoute = route({
  name: 'readPlannedAnswer',
  summary: 'The text of an answer that is not delivered yet.',
  side: 'query',
  method: 'GET',
  path: '/api/simenv/:environmentToken/planned-answers/:transferId/:answerId',
  allow: 'signedIn',
  scope: 'read',
  params: ofAnswer,
  reply: z.object({ answer: plannedAnswerItem, text: z.string() }),
  errors: ['simEnv.notFound', 'transfer.answerNotPlanned', 'transfer.answerTooLarge'],
});

export const changePlannedAnswerRoute = route({
  name: 'changePlannedAnswer',
  summary:
    'Holds an answer that is not delivered yet, ends its hold, releases it now, or drops it. A held answer is not delivered when it is due.',
  side: 'command',
  method: 'POST',
  path: '/api/simenv/:environmentToken/planned-answers/:transferId/:answerId',
  allow: 'signedIn',
  scope: 'send',
  plan: 'canEdit',
  params: ofAnswer,
  body: z.object({ action: z.enum(['hold', 'resume', 'release', 'drop']) }),
  reply: committed,
  errors: ['simEnv.notFound', 'transfer.answerNotPlanned'],
});

export const editPlannedAnswerRoute = route({
  name: 'editPlannedAnswer',
  summary: 'Replaces the text of an answer before its delivery; the clearing remembers the ids of the new text.',
  side: 'command',
  method: 'PUT',
  path: '/api/simenv/:environmentToken/planned-answers/:transferId/:answerId',
  allow: 'signedIn',
  scope: 'send',
  plan: 'canEdit',
  runsJobs: true,
  params: ofAnswer,
  body: z.object({ text: z.string().min(1).max(longestEditedAnswer) }),
  reply: committed,
  errors: ['simEnv.notFound', 'transfer.answerNotPlanned', 'transfer.answerTooLarge'],
});
