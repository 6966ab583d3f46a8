import { sumDecimals, zero } from '@clearbench/iso20022/decimal';
import type { Draft } from '../answers/draft.ts';
import { statusReport } from '../answers/status-report.ts';
import { reasonOfMany } from '../clearing/reason.ts';
import { originalOf } from '../clearing/status-draft.ts';
import { effectOf } from '../scenarios/effect.ts';
import type { FollowUpContext } from './follow-up-context.ts';

/** Failed settlements are reported at the time of settlement, in one pacs.002. */
export const settlementFailures = ({ intake, results, settlement, isCancelled }: FollowUpContext): readonly Draft[] => {
  const failed = results.flatMap(({ transfer, scripted }) => {
    const effect = effectOf(scripted, 'settlementFailure');
    return effect === undefined || isCancelled(transfer) ? [] : [{ transfer, wish: effect }];
  });
  const [first, ...others] = failed;
  if (first === undefined) return [];
  const sum = sumDecimals(failed.map(({ transfer }) => transfer.amount?.value ?? zero));
  return [
    {
      file: 'RSF',
      messageId: intake.references('SF', 1),
      dueAt: settlement.dueAt,
      reason: reasonOfMany([first.wish.reason, ...others.map(({ wish: effect }) => effect.reason)]),
      document: (heading) =>
        statusReport(
          {
            original: originalOf(intake.message),
            groupStatus: failed.length === intake.message.payments.length ? 'RJCT' : 'PART',
            perStatus: [{ status: 'RJCT', count: failed.length, sum }],
            lines: failed.map(({ transfer, wish: effect }) => ({
              statusId: intake.references('SFX', transfer.position),
              status: 'RJCT',
              code: effect.effect.code,
              of: transfer,
            })),
          },
          heading,
          intake,
        ),
    },
  ];
};
