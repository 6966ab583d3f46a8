import { instant } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('S-02: Recent acceptance time', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'inst' });
  const path = 'CdtTrfTxInf/AccptncDtTm';
  const accepted = (time: string) => instant({ [path]: time });

  it('accepts ten seconds, and twenty before rulebook 2025', () => {
    accepts(accepted('2025-10-15T08:59:50Z'));
    accepts(accepted('2025-10-15T08:59:40.000Z'), { rbVersion: '2023' });
  });

  it('warns of an older one', () => {
    const finding = { variant: 'old', path, severity: 'Warning' };
    reports(accepted('2025-10-15T08:59:49Z'), { ...finding, params: { seconds: 10, age: 11 } });
    reports(
      accepted('2025-10-15T08:59:39.000Z'),
      { ...finding, params: { seconds: 20, age: 21 } },
      { rbVersion: '2023' },
    );
  });

  it('reports a time ahead', () =>
    reports(accepted('2025-10-15T11:00:02+02:00'), { variant: 'future', severity: 'Error', path }));

  it('shows a correct and an incorrect example', () =>
    showsExamples(instant, 'CdtTrfTxInf', { now: '2025-10-15T08:59:59Z' }));
});
