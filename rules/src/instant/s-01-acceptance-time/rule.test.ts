import { instant, pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('S-01: Acceptance time', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'inst' });
  const path = 'CdtTrfTxInf/AccptncDtTm';
  const accepted = (time: string) => instant({ [path]: time });
  const rulebook2023 = { rbVersion: '2023' } as const;

  it('accepts milliseconds, in UTC or with an offset', () => {
    accepts(instant());
    accepts(accepted('2025-10-15T08:59:57Z'));
    accepts(accepted('2025-10-15T10:59:57.123+02:00'));
    accepts(accepted('2025-10-15T08:59:57.120Z'), rulebook2023);
  });

  it('reports a payment without', () =>
    reports(instant({ [path]: undefined }), { variant: 'missing', path: 'CdtTrfTxInf' }));

  it('reports a time without a zone, read as time of the clearing', () =>
    reports(accepted('2025-10-15T10:59:57.123'), { variant: 'noZone', path, expected: '2025-10-15T08:59:57.123Z' }));

  it('reports trailing zeroes from rulebook 2025', () => {
    reports(accepted('2025-10-15T08:59:57.120Z'), { variant: 'trailingZero', expected: '2025-10-15T08:59:57.12Z' });
    reports(accepted('2025-10-15T08:59:50.000Z'), { variant: 'trailingZero', expected: '2025-10-15T08:59:50Z' });
  });

  it('warns of other than three decimal places before', () =>
    reports(
      accepted('2025-10-15T08:59:57.12Z'),
      { variant: 'milliseconds', severity: 'Warning', expected: '2025-10-15T08:59:57.120Z' },
      rulebook2023,
    ));

  it('does not concern bulks', () => accepts(pacs008(), { scheme: 'sct' }));

  it('shows a correct and an incorrect example', () => showsExamples(instant, 'CdtTrfTxInf'));
});
