import { businessAtOf } from '@clearbench/contracts/event-envelope';
import type { PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import type { TransferStatusChanged } from '@clearbench/contracts/transfer/routes';
import { answerUntil, isConfirmation } from '@clearbench/contracts/transfer/time-outs';
import { type TransferDocument, transferView } from '@clearbench/contracts/transfer/views';
import type { Recorded } from '@clearbench/event-sourcing/decider';
import { projection } from '@clearbench/event-sourcing/projection';
import { changesState, stateAfter } from '../transfer-state.ts';

const moved = (transfer: TransferDocument, event: Recorded<TransferEvent>): TransferDocument => {
  const state = stateAfter(event);
  if (state === undefined) return transfer;
  return { ...transfer, state, history: [...transfer.history, { state, at: businessAtOf(event.metadata) }] };
};

/** A transfer whose file refers to an earlier message. */
const referring = (transfer: TransferDocument | undefined, { originalMessageId }: { originalMessageId: string }) =>
  transfer && { ...transfer, refersTo: [...new Set([...(transfer.refersTo ?? []), originalMessageId])] };

const withVerdict = (
  transfer: TransferDocument | undefined,
  event: Recorded<
    Extract<TransferEvent, { type: 'TransferAccepted' | 'TransferPartiallyAccepted' | 'TransferRejected' }>
  >,
) => {
  if (transfer === undefined) return undefined;
  const { awaits: _, ...decided } = transfer;
  return moved({ ...decided, verdict: event.data.verdict }, event);
};

type Awaits = Extract<TransferEvent, { type: 'TransferReceived' }>['data']['awaits'];

const awaited = (awaits: Awaits): Pick<TransferDocument, 'awaits'> => {
  if (awaits === undefined) return {};
  const { verdict: _, ...message } = awaits;
  return { awaits: message };
};

const withoutAnswer = (transfer: TransferDocument | undefined, answerId: string): TransferDocument | undefined =>
  transfer && { ...transfer, answers: transfer.answers.filter((answer) => answer.answerId !== answerId) };

type Answers = TransferDocument['answers'];

/** Replaces an answer by its new text and state. */
const withAnswer = (
  { answers }: TransferDocument,
  answer: PlannedAnswer,
  state: Pick<Answers[number], 'releasedAt' | 'isLate' | 'isHeld' | 'dropped' | 'timeOut'> = {},
): Answers => answers.map((one) => (one.answerId === answer.answerId ? { ...answer, ...state } : one));

/** When an answer was delivered; the answer to an instant payment may be late. */
const deliveryOf = (
  { timeOut }: TransferDocument,
  { data, metadata }: Recorded<Extract<TransferEvent, { type: 'AnswerReleased' }>>,
): Pick<Answers[number], 'releasedAt' | 'isLate'> => {
  const releasedAt = businessAtOf(metadata);
  const isLate = timeOut !== undefined && isConfirmation(data.answer) && releasedAt > timeOut.at;
  // The rejection at the time-out is due with it, and some milliseconds pass until it is delivered.
  return isLate && data.answer.dueAt !== timeOut.at ? { releasedAt, isLate } : { releasedAt };
};

/** With its delivery the time begins in which the tester answers an instant payment. */
const beneficiaryTimeOut = ({ wait }: PlannedAnswer, releasedAt: string): Pick<Answers[number], 'timeOut'> => {
  if (wait === undefined) return {};
  const { seconds } = wait;
  return { timeOut: { role: 'beneficiary', seconds, at: answerUntil(releasedAt, seconds) } };
};

/** The tester answered the payment whose rejection was planned. */
const confirmed = (
  transfer: TransferDocument | undefined,
  { data, metadata }: Recorded<Extract<TransferEvent, { type: 'AnswerCancelled' }>>,
): TransferDocument | undefined => {
  const { status, causedByTransferId: transferId, answer } = data;
  if (transfer === undefined || status === undefined) return transfer;
  const confirmation = { status, at: businessAtOf(metadata), transferId };
  const answers = transfer.answers.map((one) =>
    one.answerId === answer.rejects?.answerId ? { ...one, confirmation } : one,
  );
  return { ...transfer, answers };
};

const unsettled = (transfer: TransferDocument | undefined): TransferDocument | undefined => {
  if (transfer === undefined) return undefined;
  const { settlesAt: _, ...others } = transfer;
  return others;
};

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

/** Events that pages show although the state of the transfer stays. */
const shownWithoutState: ReadonlySet<string> = new Set<TransferEvent['type']>([
  // The clearing looks for due messages after a notice.
  'IncomingMessageRequested',
  'ReplanningFailed',
  'AnswerHeld',
  'AnswerResumed',
  'AnswerEdited',
  'AnswerDropped',
  'AnswerCancelled',
  'SettlementDropped',
]);

/** Every transfer of a file with its results; each change of state is pushed as a whole. */
export const transfers = projection<TransferDocument, TransferEvent>({
  ...transferView,
  version: 6,
  key: ({ data }) => data.transferId,
  on: {
    TransferRequested: (
      _,
      { data: { rbVersion: _rbVersion, messageId: _messageId, messageType: _messageType, ...data }, metadata },
    ) => ({
      ...data,
      memory: data.memory ?? 0,
      state: 'requested',
      answers: [],
      history: [{ state: 'requested', at: businessAtOf(metadata) }],
      requestedAt: metadata.at,
      sentAt: businessAtOf(metadata),
    }),
    IncomingMessageRequested: (_, { data, metadata }) => {
      const { kind, sourceFileId: _source, templateName: _template, originalMessageId, ...requested } = data;
      const at = businessAtOf(metadata);
      return {
        ...requested,
        ...(originalMessageId === undefined ? {} : { refersTo: [originalMessageId] }),
        contentVersion: 1,
        memory: data.memory ?? 0,
        incoming: { kind },
        incomingFor: data.requestedBy,
        state: 'received',
        answers: [],
        history: [{ state: 'received', at }],
        requestedAt: metadata.at,
        sentAt: at,
      };
    },
    TransferReceived: (transfer, event) => {
      const { scenarios, timeOut, holders, awaits } = event.data;
      const inForce = { ...(scenarios ? { scenarios } : {}), ...(holders ? { holders } : {}) };
      const more = { ...inForce, ...(timeOut ? { timeOut } : {}), ...awaited(awaits) };
      return transfer && moved({ ...transfer, ...more }, event);
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
          answers: withAnswer(transfer, event.data.answer, {
            ...deliveryOf(transfer, event),
            ...beneficiaryTimeOut(event.data.answer, businessAtOf(event.metadata)),
          }),
        },
        event,
      ),
    AnswerCancelled: (transfer, event) => withoutAnswer(confirmed(transfer, event), event.data.answer.answerId),
    AnswerHeld: (transfer, { data }) =>
      transfer && { ...transfer, answers: withAnswer(transfer, data.answer, { isHeld: true }) },
    AnswerResumed: (transfer, { data }) => transfer && { ...transfer, answers: withAnswer(transfer, data.answer) },
    AnswerEdited: (transfer, { data: { answer } }) => {
      const isHeld = transfer?.answers.some((one) => one.answerId === answer.answerId && one.isHeld) === true;
      return transfer && { ...transfer, answers: withAnswer(transfer, answer, isHeld ? { isHeld } : {}) };
    },
    AnswerDropped: (transfer, { data }) =>
      transfer && { ...transfer, answers: withAnswer(transfer, data.answer, { dropped: data.because }) },
    SettlementCancelled: unsettled,
    SettlementDropped: unsettled,
    ReplanningFailed: (transfer, { data }) =>
      transfer && { ...transfer, replanningFailures: [...(transfer.replanningFailures ?? []), data.reason] },
    SettlementPlanned: (transfer, { data }) => transfer && { ...transfer, settlesAt: data.dueAt },
    TransferTimedOut: (transfer, event) => transfer && moved(transfer, event),
    TransferSettled: (transfer, event) => transfer && moved(transfer, event),
    AnswerSuppressed: (transfer, { data }) => transfer && { ...transfer, silence: data.reason },
    TransferClosed: (transfer, event) => transfer && moved(transfer, event),
  },
  notice: (transfer, event) => {
    const isShown = changesState(event.type) || shownWithoutState.has(event.type);
    if (!isShown) return undefined;
    const audience = `env:${transfer.environmentId}`;
    return { topic: 'transferStatusChanged', id: transfer.transferId, audience, body: statusOf(transfer, event) };
  },
});
