import type { DeliveryAction } from '@clearbench/contracts/transfer/delivery-actions';
import { answerDeliveryRoute, readInboxRoute } from '@clearbench/contracts/transfer/inbox-routes';
import { caller } from '../http/http-caller.ts';
import { notify, notifyProblem } from '../notice/notify.ts';
import { problemOf } from '../saga/problem.ts';

const read = caller(readInboxRoute);
const answer = caller(answerDeliveryRoute);

export const inboxOf = (environmentToken: string) => read({ params: { environmentToken } });

export type Answer = { readonly action: DeliveryAction; readonly code?: string };

/** Creates and sends an answer, and reports it; undefined where it failed, which is reported. */
export const answerMessage = async (
  environmentToken: string,
  messageId: string,
  body: Answer,
): Promise<string | undefined> => {
  try {
    const { fileId, fileName } = await answer({ params: { environmentToken, messageId }, body });
    notify({ tone: 'good', textKey: 'inbox.sent', params: { fileName } });
    return fileId;
  } catch (error) {
    notifyProblem(problemOf(error));
    return undefined;
  }
};
