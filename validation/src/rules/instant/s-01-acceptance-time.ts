import { descend } from '../../message-node.ts';
import { type RuleFinding, rule } from '../../rule.ts';
import { type DateTime, readDateTime } from '../iso-date-time.ts';
import { both, creditTransfers, scheme } from '../scope.ts';

/** Until 2025 three digits after the second; from then on up to three, the last of them not zero. */
const fractionFits = (fraction: string, since2025: boolean): boolean =>
  since2025 ? fraction.length <= 3 && !fraction.endsWith('0') : fraction.length === 3;

const inUtc = ({ epoch }: DateTime, since2025: boolean): string => {
  const text = new Date(epoch).toISOString();
  return since2025 ? text.replace(/\.?0*Z$/, 'Z') : text;
};

/** S-01: an instant payment says when it was accepted, to the millisecond and in a known time zone. */
export const acceptanceTime = rule({
  id: 'S-01',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC122-16, usage rules of AcceptanceDateTime; no trailing zeroes since 2025',
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
      findings.push({ ...found, variant: since2025 ? 'trailingZero' : 'milliseconds' });
    }
    return findings;
  },
});
