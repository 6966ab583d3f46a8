import { refuse } from '@clearbench/contracts/failure';
import type { PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { rejectionPlanned } from './beneficiary-time-out.ts';
import { timeOutEndedBy, timeOutWithout } from './time-out.ts';
import { type ClearedTransfer, ofEnvironment } from './transfer-state.ts';
import { verdictByRelease } from './verdict-event.ts';

type QueueCommand = Extract<
  TransferCommand,
  { type: 'ReleaseAnswer' | 'HoldAnswer' | 'ResumeAnswer' | 'EditAnswer' | 'DropAnswer' | 'DropSettlement' }
>;

type OfFile = { readonly transferId: string; readonly fileId: string };

/** Records a message of the clearing with the file of the answer; answers planned in older releases without ids are not recorded. */
const remembered = (transferId: string, transfer: ClearedTransfer, answer: PlannedAnswer): TransferEvent[] => {
  const { fileId, messageId, messageType, sha256, sourceMessageId, recipient, aboutMessageId } = answer;
  const ofAnswer = {
    transferId,
    fileId,
    ...ofEnvironment(transfer),
    ...(recipient ? { deliveredTo: recipient } : {}),
    ...(aboutMessageId === undefined ? {} : { aboutMessageId }),
  };
  const source = sourceMessageId === undefined ? {} : { sourceMessageId };
  const messages = answer.messages ?? (messageId === undefined ? [] : [{ messageId, messageType, sha256, ...source }]);
  return messages.map((message) => ({ type: 'MessageDelivered', data: { ...ofAnswer, ...message } }));
};

/** The transfer is complete without planned answers and other planned actions: its settlement or its time-out. */
export const closedWhenDone = (ofFile: OfFile, answersLeft: number, isActionPlanned: boolean): TransferEvent[] =>
  answersLeft === 0 && !isActionPlanned ? [{ type: 'TransferClosed', data: ofFile }] : [];

/** The answer with a new text; `editedFrom` stays the text of the test engine. */
const editedAnswer = (
  { sha256, editedFrom = sha256, messageId: _, messages: before = [], ...answer }: PlannedAnswer,
  { messages, ...edited }: Extract<QueueCommand, { type: 'EditAnswer' }>['data']['edited'],
): PlannedAnswer => {
  const sources = new Map(before.map((one) => [one.messageId, one]));
  const named = messages?.map((one) => ({ ...sources.get(one.messageId), ...one }));
  return { ...answer, ...edited, ...(named ? { messages: named } : {}), editedFrom };
};

/** A user's command about an answer that is no longer planned is refused; the clock repeats its own without effect. */
const requirePlanned = (answer: PlannedAnswer | undefined): PlannedAnswer =>
  answer ?? refuse('transfer.answerNotPlanned');

/** The events that plan an answer; a scenario can hold it from the beginning. */
export const plannedEvents = (
  ofPlan: OfFile & ReturnType<typeof ofEnvironment>,
  answer: PlannedAnswer,
): readonly TransferEvent[] => [
  { type: 'AnswerPlanned', data: { ...ofPlan, answer } },
  ...(answer.startsHeld ? [{ type: 'AnswerHeld', data: { ...ofPlan, answer } } as const] : []),
];

/** What a command does to the planned answers of a transfer. */
export const decideQueue = ({ type, data, at }: QueueCommand, transfer: ClearedTransfer): TransferEvent[] => {
  const { planned, held, settlementPlanned, timeOutPlanned } = transfer;
  const ofFile = { transferId: data.transferId, fileId: transfer.fileId };
  if (type === 'DropSettlement') {
    if (!settlementPlanned) return [];
    return [{ type: 'SettlementDropped', data: ofFile }, ...closedWhenDone(ofFile, planned.length, timeOutPlanned)];
  }
  const answer = planned.find(({ answerId }) => answerId === data.answerId);
  const ofPlan = { ...ofFile, ...ofEnvironment(transfer) };
  const isHeld = held.includes(data.answerId);
  switch (type) {
    case 'ReleaseAnswer': {
      if (!answer) return [];
      const ended = timeOutEndedBy(answer, transfer, ofFile);
      const isActionPlanned = settlementPlanned || (timeOutPlanned && ended.length === 0);
      const rejection = rejectionPlanned(answer, data.releasedAt ?? at, ofPlan);
      return [
        ...(answer.rejects === undefined ? [] : [{ type: 'TransferTimedOut', data: ofFile } as const]),
        ...verdictByRelease(answer, transfer, ofFile),
        { type: 'AnswerReleased', data: { ...ofFile, answer } },
        ...ended,
        ...remembered(data.transferId, transfer, answer),
        ...rejection,
        ...closedWhenDone(ofFile, planned.length - 1 + rejection.length, isActionPlanned),
      ];
    }
    case 'DropAnswer': {
      const { because } = data;
      if (!answer && because === 'memoryReset') return [];
      const timesOut = because === 'user' ? timeOutWithout(data.answerId, transfer, ofFile) : [];
      const isActionPlanned = settlementPlanned || timeOutPlanned || timesOut.length > 0;
      return [
        { type: 'AnswerDropped', data: { ...ofFile, because, answer: requirePlanned(answer) } },
        ...timesOut,
        ...closedWhenDone(ofFile, planned.length - 1, isActionPlanned),
      ];
    }
    case 'HoldAnswer':
      if (isHeld) return [];
      return [
        { type: 'AnswerHeld', data: { ...ofPlan, answer: requirePlanned(answer) } },
        ...timeOutWithout(data.answerId, transfer, ofFile),
      ];
    case 'ResumeAnswer':
      return isHeld ? [{ type: 'AnswerResumed', data: { ...ofPlan, answer: requirePlanned(answer) } }] : [];
    case 'EditAnswer': {
      const before = requirePlanned(answer);
      if (before.sha256 === data.edited.sha256) return [];
      return [{ type: 'AnswerEdited', data: { ...ofPlan, answer: editedAnswer(before, data.edited) } }];
    }
  }
};
