import type { PlannedAnswer } from './clearing.ts';

/** Whether an answer is the status report that ends the wait for an instant payment; one for a participant does not. */
export const isConfirmation = ({ messageType, recipient }: Pick<PlannedAnswer, 'messageType' | 'recipient'>): boolean =>
  messageType.startsWith('pacs.002.') && recipient === undefined;

/** The instant at which a payment must be answered; ISO 8601 UTC. */
export const answerUntil = (from: string, seconds: number): string =>
  new Date(Date.parse(from) + seconds * 1_000).toISOString();
