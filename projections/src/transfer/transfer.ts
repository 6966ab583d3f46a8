import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import type { TransferStatusChanged } from '@clearbench/contracts/transfer/routes';
import { type TransferDocument, transferView } from '@clearbench/contracts/transfer/views';
import type { Recorded } from '@clearbench/event-sourcing/decider';
import { projection } from '@clearbench/event-sourcing/projection';
import { stateAfter } from '../transfer-state.ts';

const moved = (transfer: TransferDocument, { type, metadata }: Recorded<TransferEvent>): TransferDocument => {
  const state = stateAfter(type) ?? transfer.state;
  return { ...transfer, state, history: [...transfer.history, { state, at: metadata.at }] };
};

/** A transfer whose file refers to an earlier message. */
const referring = (transfer: TransferDocument | undefined, { originalMessageId }: { originalMessageId: string }) =>
  transfer && { ...transfer, refersTo: [...new Set([...(transfer.refersTo ?? []), originalMessageId])] };

const withVerdict = (
  transfer: TransferDocument | undefined,
  event: Recorded<
    Extract<TransferEvent, { type: 'TransferAccepted' | 'TransferPartiallyAccepted' | 'TransferRejected' }>
  >,
) => transfer && moved({ ...transfer, verdict: event.data.verdict }, event);

const statusOf = (transfer: TransferDocument, event: Recorded<TransferEvent>): TransferStatusChanged => {
  const from = transfer.history.at(-2)?.state;
  return {
    transferId: transfer.transferId,
    fileId: transfer.fileId,
    fileName: transfer.fileName,
    environmentId: transfer.environmentId,
    environmentToken: transfer.environmentToken,
    ...(from ? { from } : {}),
    to: transfer.state,
    ...(transfer.verdict ? { groupStatus: transfer.verdict.groupStatus, counts: transfer.verdict.counts } : {}),
    resultFileIds: event.type === 'AnswerReleased' ? [event.data.answer.fileId] : [],
    at: event.metadata.at,
    revision: event.position,
  };
};

/** Every transfer of a file with its results; each change of state is pushed as a whole. */
export const transfers = projection<TransferDocument, TransferEvent>({
  ...transferView,
  version: 3,
  key: ({ data }) => data.transferId,
  on: {
    TransferRequested: (
      _,
      { data: { rbVersion: _rbVersion, messageId: _messageId, messageType: _messageType, ...data }, metadata: { at } },
    ) => ({
      ...data,
      state: 'requested',
      answers: [],
      history: [{ state: 'requested', at }],
      requestedAt: at,
    }),
    TransferReceived: (transfer, event) => {
      const { scenarios } = event.data;
      return transfer && moved({ ...transfer, ...(scenarios ? { scenarios } : {}) }, event);
    },
    TransferAccepted: withVerdict,
    TransferPartiallyAccepted: withVerdict,
    TransferRejected: withVerdict,
    MessageReferenced: (transfer, { data }) => referring(transfer, data),
    MessageReferenceRejected: (transfer, { data }) => referring(transfer, data),
    AnswerPlanned: (transfer, { data }) => transfer && { ...transfer, answers: [...transfer.answers, data.answer] },
    AnswerReleased: (transfer, event) =>
      transfer &&
      moved(
        {
          ...transfer,
          answers: transfer.answers.map((answer) =>
            answer.answerId === event.data.answer.answerId ? { ...answer, releasedAt: event.metadata.at } : answer,
          ),
        },
        event,
      ),
    AnswerCancelled: (transfer, { data }) =>
      transfer && {
        ...transfer,
        answers: transfer.answers.filter(({ answerId }) => answerId !== data.answer.answerId),
      },
    SettlementCancelled: (transfer) => {
      if (transfer === undefined) return undefined;
      const { settlesAt: _, ...unsettled } = transfer;
      return unsettled;
    },
    ReplanningFailed: (transfer, { data }) =>
      transfer && { ...transfer, replanningFailures: [...(transfer.replanningFailures ?? []), data.reason] },
    SettlementPlanned: (transfer, { data }) => transfer && { ...transfer, settlesAt: data.dueAt },
    TransferSettled: (transfer, event) => transfer && moved(transfer, event),
    AnswerSuppressed: (transfer, { data }) => transfer && { ...transfer, silence: data.reason },
    TransferClosed: (transfer, event) => transfer && moved(transfer, event),
  },
  notice: (transfer, event) => {
    const isShown = stateAfter(event.type) !== undefined || event.type === 'ReplanningFailed';
    if (!isShown) return undefined;
    const audience = `env:${transfer.environmentId}`;
    return { topic: 'transferStatusChanged', id: transfer.transferId, audience, body: statusOf(transfer, event) };
  },
});
