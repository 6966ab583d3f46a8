import { findEnvironment } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import { fileDetailView } from '@clearbench/contracts/file/views';
import {
  listPlannedAnswersRoute,
  longestEditedAnswer,
  type PlannedAnswerItem,
  readPlannedAnswerRoute,
} from '@clearbench/contracts/transfer/planned-answer-routes';
import { dueId, type PlannedAnswerDocument, plannedAnswerView } from '@clearbench/contracts/transfer/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { QueryContext } from '../query-context.ts';

const pageSize = 100;

type Parts = Pick<QueryContext, 'views' | 'contents'>;

/** An answer as pages show it, with the name of the file that it answers. */
const shown = async (
  { views }: Parts,
  { environmentId: _, sha256: __, ...answer }: PlannedAnswerDocument,
): Promise<PlannedAnswerItem> => {
  const sent = await views.get(fileDetailView, answer.sentFileId);
  const isListed = sent !== undefined && sent.stay.restorableUntil === undefined;
  return { ...answer, ...(isListed ? { sentFileName: sent.summary.fileName } : {}) };
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
