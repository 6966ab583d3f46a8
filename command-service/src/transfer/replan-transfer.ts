import type { PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';

type Replan = Extract<TransferCommand, { type: 'ReplanTransfer' }>;
type Plan = { readonly planned: readonly PlannedAnswer[]; readonly settlementPlanned: boolean };

const isSame = (one: PlannedAnswer, other: PlannedAnswer): boolean =>
  one.sha256 === other.sha256 && one.dueAt === other.dueAt;

/** Replaces the planned answers: obsolete ones are removed, changed ones replanned, due ones released. */
export const replanTransfer = (
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
