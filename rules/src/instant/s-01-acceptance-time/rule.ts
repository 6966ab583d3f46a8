import { type DateTime, readDateTime } from '@clearbench/calendars/iso-date-time';
import { descend } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { both, creditTransfers, scheme } from '../../scope.ts';

/** Until rulebook 2025 three decimal places; from then on up to three, without a final zero. */
const fractionFits = (fraction: string, since2025: boolean): boolean =>
  since2025 ? fraction.length <= 3 && !fraction.endsWith('0') : fraction.length === 3;

const inUtc = ({ epoch }: DateTime, since2025: boolean): string => {
  const text = new Date(epoch).toISOString();
  return since2025 ? text.replace(/\.?0*Z$/, 'Z') : text;
};

export const rule = defineRule({
  id: 'S-01',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['CdtTrfTxInf/AccptncDtTm'],
  appliesTo: both(creditTransfers, scheme('inst')),
  select: ['FIToFICstmrCdtTrf/CdtTrfTxInf'],
  check: (transaction, { profile }) => {
    const node = descend(transaction, 'AccptncDtTm');
    if (node === undefined) return [{ node: transaction, variant: 'missing' }];
    const accepted = readDateTime(node.text);
    if (accepted === undefined) return [];
    const since2025 = profile.rbVersion >= '2025';
    const found = { node, value: node.text, expected: inUtc(accepted, since2025) };
    const findings: RuleFinding[] = [];
    if (accepted.zone === '') findings.push({ ...found, variant: 'noZone' });
    if (!fractionFits(accepted.fraction, since2025)) {
      // No published schema requires the three places of earlier rulebooks.
      findings.push({
        ...found,
        ...(since2025 ? { variant: 'trailingZero' } : { variant: 'milliseconds', severity: 'Warning' }),
      });
    }
    return findings;
  },
});
