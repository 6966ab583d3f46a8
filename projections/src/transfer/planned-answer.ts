import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { dueId, type PlannedAnswerDocument, plannedAnswerView } from '@clearbench/contracts/transfer/views';
import { projection } from '@clearbench/event-sourcing/projection';

type Planned = Extract<
  TransferEvent,
  { type: 'AnswerPlanned' | 'AnswerHeld' | 'AnswerResumed' | 'AnswerEdited' }
>['data'];

const documentOf = (
  { environmentId, transferId, fileId, answer }: Planned,
  isHeld: boolean,
): PlannedAnswerDocument | undefined => {
  const { answerId, fileName, messageType, sha256, size, dueAt, reason, editedFrom } = answer;
  if (environmentId === undefined) return undefined;
  const isEdited = editedFrom !== undefined;
  const ofAnswer = { fileName, messageType, sha256, size, dueAt, isHeld, isEdited, reason };
  return { environmentId, transferId, answerId, sentFileId: fileId, ...ofAnswer };
};

/** Answers that are not delivered yet, by environment and time. */
export const plannedAnswers = projection<PlannedAnswerDocument, TransferEvent>({
  ...plannedAnswerView,
  version: 1,
  key: ({ data }) =>
    'answer' in data ? dueId({ transferId: data.transferId, answerId: data.answer.answerId }) : undefined,
  on: {
    AnswerPlanned: (_, { data }) => documentOf(data, false),
    AnswerHeld: (_, { data }) => documentOf(data, true),
    AnswerResumed: (_, { data }) => documentOf(data, false),
    AnswerEdited: (before, { data }) => documentOf(data, before?.isHeld === true),
    AnswerReleased: () => null,
    AnswerDropped: () => null,
    AnswerCancelled: () => null,
  },
  // One notice for all answers of an environment: a file can have very many.
  notice: ({ environmentId }) => ({
    topic: plannedAnswerView.name,
    id: environmentId,
    audience: `env:${environmentId}`,
  }),
});
