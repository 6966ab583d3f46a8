import { pain007 } from '@clearbench/iso20022/samples/customer-reports';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('C-13: Reversed amount', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'core' });
  const place = 'OrgnlPmtInfAndRvsl/TxInf';
  const reversed = `${place}/RvsdInstdAmt`;
  const original = `${place}/OrgnlInstdAmt`;
  const reference = `${place}/OrgnlTxRef`;

  it('accepts the amount of the collection', () => {
    accepts(pain007());
    accepts(pain007({}, '2019'), { rbVersion: '2019', scheme: 'b2b' });
    accepts(pain007({ [reversed]: '250' }));
  });

  it('reports more than the collection, and warns of less', () => {
    const params = { collected: '250.00' };
    reports(pain007({ [reversed]: '250.01' }), { variant: 'more', path: reversed, severity: 'Error', params });
    reports(pain007({ [reversed]: '100.00' }), { variant: 'partial', path: reversed, severity: 'Warning', params });
    const copied = pain007({ [original]: undefined, [reversed]: '250.01' });
    reports(copied, { variant: 'more', params });
  });

  it('reports an original amount that differs from the reference to the original', () =>
    reports(pain007({ [original]: '251.00' }), { variant: 'reference', path: original, params: { copied: '250.00' } }));

  it('warns after five business days', () => {
    accepts(pain007({ [reference]: '<ReqdColltnDt>2025-10-08</ReqdColltnDt>' }));
    const late = pain007({ [reference]: '<ReqdColltnDt>2025-10-07</ReqdColltnDt>' });
    const params = { last: '2025-10-14', days: 5 };
    reports(late, { variant: 'late', path: `${reference}/ReqdColltnDt`, severity: 'Warning', params });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pain007, place));
});
