import { refuse } from '@clearbench/contracts/failure';
import type { PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import type { Decider } from '@clearbench/event-sourcing/decider';
import { clearTransfer } from './clear-transfer.ts';

type Replan = Extract<TransferCommand, { type: 'ReplanTransfer' }>;
type Plan = { readonly planned: readonly PlannedAnswer[]; readonly settlementPlanned: boolean };

const isSame = (one: PlannedAnswer, other: PlannedAnswer): boolean =>
  one.sha256 === other.sha256 && one.dueAt === other.dueAt;

/** Replaces the planned answers: obsolete ones are removed, changed ones replanned, due ones released. */
const replanTransfer = (
  { data: { causedByTransferId, answers, settles }, at }: Replan,
  ofFile: { readonly transferId: string; readonly fileId: string },
  { planned, settlementPlanned }: Plan,
): TransferEvent[] => {
  const pendingAnswers = (answer: PlannedAnswer) => answer.dueAt > at;
  const wanted = answers.filter(pendingAnswers);
  const gone = planned.filter((answer) => pendingAnswers(answer) && !wanted.some((one) => isSame(one, answer)));
  const fresh = wanted.filter((answer) => !planned.some((one) => isSame(one, answer)));
  const unsettled = settlementPlanned && !settles;
  const left = planned.length - gone.length + fresh.length;
  if (gone.length + fresh.length === 0 && !unsettled) return [];
  return [
    ...gone.map(
      (answer): TransferEvent => ({
        type: 'AnswerCancelled',
        data: { ...ofFile, causedByTransferId, answer },
      }),
    ),
    ...fresh.map((answer): TransferEvent => ({ type: 'AnswerPlanned', data: { ...ofFile, answer } })),
    ...(unsettled ? [{ type: 'SettlementCancelled', data: { ...ofFile, causedByTransferId } } as const] : []),
    ...(left === 0 && (unsettled || !settlementPlanned) ? [{ type: 'TransferClosed', data: ofFile } as const] : []),
  ];
};

export type TransferState =
  | { readonly status: 'none' }
  | {
      readonly status: 'requested';
      readonly fileId: string;
      readonly environmentId: string;
      readonly sha256: string;
      readonly requestedBy: string;
    }
  | {
      readonly status: 'cleared';
      readonly fileId: string;
      readonly environmentId: string;
      readonly planned: readonly PlannedAnswer[];
      readonly settlementPlanned: boolean;
    };

export const transferStream = (transferId: string): string => `transfer-${transferId}`;

type OfFile = { readonly transferId: string; readonly fileId: string };

/** Records a message of the clearing with the file of the answer; answers planned in older releases without ids are not recorded. */
const remembered = (transferId: string, environmentId: string, answer: PlannedAnswer): TransferEvent[] => {
  const { fileId, messageId, messageType, sha256 } = answer;
  const ofAnswer = { transferId, fileId, environmentId };
  const messages = answer.messages ?? (messageId === undefined ? [] : [{ messageId, messageType, sha256 }]);
  return messages.map((message) => ({ type: 'MessageDelivered', data: { ...ofAnswer, ...message } }));
};

const ofFileIn = (transfer: TransferState, fileId: string) => ({
  fileId,
  environmentId: transfer.status === 'none' ? '' : transfer.environmentId,
});

const closedWhenDone = (ofFile: OfFile, answersLeft: number, settlementPlanned: boolean): TransferEvent[] =>
  answersLeft === 0 && !settlementPlanned ? [{ type: 'TransferClosed', data: ofFile }] : [];

/**
 * One transfer of a file: requested once, cleared once, each answer released once; closed without remaining actions.
 */
export const transferDecider: Decider<TransferState, TransferCommand, TransferEvent> = {
  initialState: { status: 'none' },
  decide(command, transfer) {
    const { type, data } = command;
    if (type === 'RequestTransfer')
      return transfer.status === 'none' ? [{ type: 'TransferRequested', data }] : refuse('transfer.alreadyRequested');
    if (transfer.status === 'none') return refuse('transfer.notFound');
    const ofFile = { transferId: data.transferId, fileId: transfer.fileId };
    if (type === 'ClearTransfer')
      return transfer.status === 'requested' ? clearTransfer(data, transfer) : refuse('transfer.alreadyCleared');
    if (transfer.status === 'requested') return refuse('transfer.notFound');
    const { planned, settlementPlanned } = transfer;
    switch (type) {
      case 'ReleaseAnswer': {
        const answer = planned.find(({ answerId }) => answerId === data.answerId);
        if (!answer) return [];
        return [
          { type: 'AnswerReleased', data: { ...ofFile, answer } },
          ...remembered(data.transferId, transfer.environmentId, answer),
          ...closedWhenDone(ofFile, planned.length - 1, settlementPlanned),
        ];
      }
      case 'ReplanTransfer':
        return replanTransfer(command, ofFile, transfer);
      case 'FailReplanning': {
        const { causedByTransferId, reason } = data;
        return [{ type: 'ReplanningFailed', data: { ...ofFile, causedByTransferId, reason } }];
      }
      case 'SettleTransfer':
        if (!settlementPlanned) return [];
        return [{ type: 'TransferSettled', data: ofFile }, ...closedWhenDone(ofFile, planned.length, false)];
    }
  },
  evolve(transfer, { type, data }) {
    if (type === 'TransferRequested') {
      const { fileId, environmentId, sha256, requestedBy } = data;
      return { status: 'requested', fileId, environmentId, sha256, requestedBy };
    }
    const cleared =
      transfer.status === 'cleared'
        ? transfer
        : ({ status: 'cleared', ...ofFileIn(transfer, data.fileId), planned: [], settlementPlanned: false } as const);
    switch (type) {
      case 'TransferReceived':
      case 'MessageAccepted':
      case 'MessageRejected':
      case 'FileReferenceAccepted':
      case 'MessageDelivered':
      case 'MessageReferenced':
      case 'MessageReferenceRejected':
      case 'TransferAccepted':
      case 'TransferPartiallyAccepted':
      case 'TransferRejected':
      case 'AnswerSuppressed':
      case 'ReplanningFailed':
      case 'TransferClosed':
        return cleared;
      case 'AnswerPlanned':
        return { ...cleared, planned: [...cleared.planned, data.answer] };
      case 'AnswerReleased':
      case 'AnswerCancelled':
        return { ...cleared, planned: cleared.planned.filter(({ answerId }) => answerId !== data.answer.answerId) };
      case 'SettlementPlanned':
        return { ...cleared, settlementPlanned: true };
      case 'TransferSettled':
      case 'SettlementCancelled':
        return { ...cleared, settlementPlanned: false };
    }
  },
};
