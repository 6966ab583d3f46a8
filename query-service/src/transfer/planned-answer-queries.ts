import { findEnvironment } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import { fileDetailView } from '@clearbench/contracts/file/views';
import {
  listPlannedAnswersRoute,
  longestEditedAnswer,
  type PlannedAnswerItem,
  readPlannedAnswerRoute,
} from '@clearbench/contracts/transfer/planned-answer-routes';
import {
  dueId,
  type PlannedAnswerDocument,
  plannedAnswerView,
  transferView,
} from '@clearbench/contracts/transfer/views';
import { userAccountView } from '@clearbench/contracts/user/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { QueryContext } from '../query-context.ts';

const pageSize = 100;

type Parts = Pick<QueryContext, 'views' | 'contents'>;

/** The tester who receives a requested or scheduled message of the other bank. */
const receiverOf = async ({ views }: Pick<Parts, 'views'>, transferId: string): Promise<string | undefined> => {
  const userId = (await views.get(transferView, transferId))?.incomingFor;
  return userId === undefined ? undefined : (await views.get(userAccountView, userId))?.displayName;
};

/** An answer as pages show it, with the name of the file that it answers, or of the tester who receives the message. */
const shown = async (
  { views }: Parts,
  { environmentId: _, sha256: __, ...answer }: PlannedAnswerDocument,
): Promise<PlannedAnswerItem> => {
  const sent = await views.get(fileDetailView, answer.sentFileId);
  const isListed = sent !== undefined && sent.stay.restorableUntil === undefined;
  if (isListed) return { ...answer, sentFileName: sent.summary.fileName };
  const receiverName = await receiverOf({ views }, answer.transferId);
  return receiverName === undefined ? answer : { ...answer, receiverName };
};

/** Answers that are not delivered yet. */
export const plannedAnswerQueries = (parts: Parts): Endpoint[] => [
  serve(listPlannedAnswersRoute, async ({ params, query: { after }, principal }) => {
    const { environmentId } = await findEnvironment(parts.views, principal, params.environmentToken);
    const where = [{ field: 'environmentId', is: environmentId }];
    const sort = { field: 'dueAt', direction: 'ascending' } as const;
    const from = after === undefined ? {} : { after };
    const { items, next } = await parts.views.find(plannedAnswerView, { where, sort, limit: pageSize, ...from });
    const total = await parts.views.count(plannedAnswerView, where);
    const answers = await Promise.all(items.map((answer) => shown(parts, answer)));
    return { reply: { items: answers, total, ...(next === undefined ? {} : { next }) } };
  }),
  serve(readPlannedAnswerRoute, async ({ params, principal }) => {
    const { environmentId } = await findEnvironment(parts.views, principal, params.environmentToken);
    const answer = await parts.views.get(plannedAnswerView, dueId(params));
    if (answer?.environmentId !== environmentId) throw new Failure('transfer.answerNotPlanned');
    if (answer.size > longestEditedAnswer) throw new Failure('transfer.answerTooLarge', { limit: longestEditedAnswer });
    const text = new TextDecoder().decode(await parts.contents.get(answer.sha256));
    return { reply: { answer: await shown(parts, answer), text } };
  }),
];
