import type { PlannedAnswer } from './clearing.ts';

/** Whether an answer is the status report that ends the wait for an instant payment. */
export const isConfirmation = ({ messageType }: Pick<PlannedAnswer, 'messageType'>): boolean =>
  messageType.startsWith('pacs.002.');
