import { findEnvironment } from '@clearbench/access/resource-access';
import { fileDetailView } from '@clearbench/contracts/file/views';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import { type InboxMessage, mostInboxMessages, readInboxRoute } from '@clearbench/contracts/transfer/inbox-routes';
import {
  type ParticipantMessageDocument,
  participantMessageView,
} from '@clearbench/contracts/transfer/participant-message';
import { memoryKey, seenMessageId, type TransferDocument, transferView } from '@clearbench/contracts/transfer/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { ReadModels } from '@clearbench/stores/read-models';
import { type PossibleAction, possibleActions } from '@clearbench/test-engine/participant-answers/possible-actions';
import type { QueryContext } from '../query-context.ts';

/** Messages that answer a request about a payment. */
const answering = ['pacs.004', 'camt.029'];

type Received = {
  readonly message: ParticipantMessageDocument;
  readonly transfer: TransferDocument | undefined;
  /** The payment to which a request refers. */
  readonly payment: ParticipantMessageDocument | undefined;
};

const isOneOf = (messageType: string, names: readonly string[]): boolean =>
  names.some((name) => messageType.startsWith(`${name}.`));

/** Whether a later answer about the payment answers the request. */
const isRequestOpen = ({ message, payment }: Received): boolean =>
  payment?.answers.some(
    ({ messageType, position }) => position > message.position && isOneOf(messageType, answering),
  ) !== true;

const settled = ({ transfer }: Received): boolean =>
  transfer?.history.some(({ state }) => state === 'settled') === true;

/** A collection is rejected before its due date and returned after it; a payment is answered once. */
const actionsOnPayment = (received: Received, actions: readonly PossibleAction[]): readonly PossibleAction[] => {
  const { message, transfer } = received;
  if (message.answers.length > 0) return [];
  if (transfer?.timeOut !== undefined) return transfer.awaits === undefined ? [] : actions;
  const isDebit = isOneOf(message.messageType, ['pacs.003']);
  return isDebit ? actions.filter(({ action }) => (action === 'return') === settled(received)) : actions;
};

/** What is answered about a message, and whether its sender waits for it. */
const stateOf = (received: Received, environment: SimEnvDocument, rbVersion: InboxVersion) => {
  const { message } = received;
  const actions = possibleActions(message.messageType, { scheme: environment.scheme, rbVersion });
  if (isOneOf(message.messageType, ['pacs.008', 'pacs.003'])) {
    const possible = actionsOnPayment(received, actions);
    return { actions: possible, isAwaited: possible.some(({ action }) => action === 'accept') };
  }
  const isOpen = isRequestOpen(received);
  return { actions: isOpen ? actions : [], isAwaited: isOpen && actions.length > 0 };
};

type InboxVersion = Parameters<typeof possibleActions>[1]['rbVersion'];

const receivedOf = async (views: ReadModels, message: ParticipantMessageDocument): Promise<Received> => {
  const { environmentId, memory, aboutMessageId, transferId } = message;
  const key = aboutMessageId && seenMessageId(memoryKey(environmentId, memory), aboutMessageId);
  return {
    message,
    transfer: await views.get(transferView, transferId),
    payment: key ? await views.get(participantMessageView, key) : undefined,
  };
};

const shown = async (
  views: ReadModels,
  environment: SimEnvDocument,
  message: ParticipantMessageDocument,
): Promise<readonly InboxMessage[]> => {
  const received = await receivedOf(views, message);
  const file = await views.get(fileDetailView, message.fileId);
  const rbVersion = file?.summary.rbVersion ?? environment.versions[0] ?? '2025';
  const { actions, isAwaited } = stateOf(received, environment, rbVersion);
  if (actions.length === 0) return [];
  const { messageId, messageType, fileId, bic, at } = message;
  const isListed = file !== undefined && file.stay.restorableUntil === undefined;
  const timesOutAt = isAwaited ? received.transfer?.timeOut?.at : undefined;
  return [
    {
      ...{ messageId, messageType, fileId, bic, at, isAwaited },
      ...(isListed ? { fileName: file.summary.fileName } : {}),
      ...(timesOutAt === undefined ? {} : { timesOutAt }),
      actions: actions.map(({ action, codes }) => ({ action, codes: [...codes] })),
    },
  ];
};

/** The messages that the caller received as a participant in the current memory of the environment. */
export const inboxQuery = ({ views }: Pick<QueryContext, 'views'>): Endpoint =>
  serve(readInboxRoute, async ({ params, principal }) => {
    const environment = await findEnvironment(views, principal, params.environmentToken);
    const where = [
      { field: 'environmentId', is: environment.environmentId },
      { field: 'memory', is: environment.memory ?? 0 },
      { field: 'userId', is: principal.user.userId },
    ];
    const sort = { field: 'position', direction: 'descending' } as const;
    const { items } = await views.find(participantMessageView, { where, sort, limit: mostInboxMessages });
    const messages = (await Promise.all(items.map((message) => shown(views, environment, message)))).flat();
    const awaited = messages.filter(({ isAwaited }) => isAwaited).length;
    return { reply: { items: messages, awaited } };
  });
