import { findFile } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import type { FileDetailDocument } from '@clearbench/contracts/file/views';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { readConversationRoute } from '@clearbench/contracts/transfer/conversation';
import { compareWithOriginalRoute } from '@clearbench/contracts/transfer/original-comparison';
import { listTransfersRoute, type Transfer } from '@clearbench/contracts/transfer/routes';
import { shownTransfer } from '@clearbench/contracts/transfer/shown-transfer';
import { memoryKey, type TransferDocument, transferView } from '@clearbench/contracts/transfer/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { QueryContext } from '../query-context.ts';
import { type ComparedText, originalComparisons } from './compare-with-original.ts';
import { forwardedAnswers } from './forwarded-answers.ts';
import { inboxQuery } from './inbox-query.ts';
import { plannedAnswerQueries } from './planned-answer-queries.ts';
import { readConversation } from './read-conversation.ts';

const mostShown = 50;

/** The memory of the transfer that sent or caused a file; that of the environment for a file that was not sent. */
const memoryOf = async (
  views: ReadModels,
  { envId, transferId, causedByTransferId }: FileDetailDocument['summary'],
): Promise<string> => {
  const id = transferId ?? causedByTransferId;
  const transfer = id === undefined ? undefined : await views.get(transferView, id);
  return memoryKey(envId, transfer?.memory ?? (await views.get(simEnvView, envId))?.memory);
};

/** The text that was sent with a transfer of the file, or the current text of the file. */
const comparedText = async (
  views: ReadModels,
  { summary, content }: FileDetailDocument,
  transferId: string | undefined,
): Promise<ComparedText> => {
  if (transferId === undefined) return { memory: await memoryOf(views, summary), sha256: content.sha256 };
  const transfer = await views.get(transferView, transferId);
  if (transfer?.fileId !== summary.fileId) throw new Failure('transfer.notFound');
  return { memory: memoryKey(transfer.environmentId, transfer.memory), sha256: transfer.sha256 };
};

/** A transfer with the answers of participants, which belong to other transfers. */
const withForwarded = async (views: ReadModels, document: TransferDocument): Promise<Transfer> => {
  const forwarded = await forwardedAnswers(views, document);
  return { ...shownTransfer(document), ...(forwarded.length === 0 ? {} : { forwarded }) };
};

/** The request by which a received file came, if it is an instant payment that the tester answers. */
const awaitedPayment = async (
  views: ReadModels,
  { fileId, causedByTransferId }: FileDetailDocument['summary'],
): Promise<readonly TransferDocument[]> => {
  const transfer = causedByTransferId === undefined ? undefined : await views.get(transferView, causedByTransferId);
  if (transfer?.incoming === undefined) return [];
  const payment = transfer.answers.find((answer) => answer.fileId === fileId && answer.wait !== undefined);
  if (payment === undefined) return [];
  const rejections = transfer.answers.filter(({ rejects }) => rejects?.answerId === payment.answerId);
  return [{ ...transfer, answers: [payment, ...rejections] }];
};

export const transferQueries = (
  context: QueryContext,
  compareWithOriginals = originalComparisons(context),
): Endpoint[] => [
  ...plannedAnswerQueries(context),
  inboxQuery(context),
  serve(readConversationRoute, async ({ params, query, principal }) => {
    const { summary } = await findFile(context.views, principal, params.fileId);
    return { reply: await readConversation(context, summary, query.payment) };
  }),
  serve(compareWithOriginalRoute, async ({ params, query, principal }) => {
    const file = await findFile(context.views, principal, params.fileId);
    const { language = principal.user.settings.language, transferId } = query;
    return {
      reply: await compareWithOriginals(principal, await comparedText(context.views, file, transferId), language),
    };
  }),
  serve(listTransfersRoute, async ({ query, principal }) => {
    const { summary } = await findFile(context.views, principal, query.fileId);
    const where = [{ field: 'fileId', is: summary.fileId }];
    const sort = { field: 'requestedAt', direction: 'descending' } as const;
    const { items } = await context.views.find(transferView, { where, sort, limit: mostShown });
    const sent = items.filter(({ incoming }) => incoming === undefined);
    const shown = [...(await awaitedPayment(context.views, summary)), ...sent];
    return { reply: { items: await Promise.all(shown.map((document) => withForwarded(context.views, document))) } };
  }),
];
