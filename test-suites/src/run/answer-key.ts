import type { ReceivedAnswer } from './space.ts';

/** Identifies an answer in a case, and its message in the conversation. */
export const answerKey = ({ transferId, answerId }: Pick<ReceivedAnswer, 'transferId' | 'answerId'>): string =>
  `${transferId}:${answerId}`;
