import { camt055, pain007 } from '@clearbench/iso20022/samples/customer-reports';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('C-14: Original of a transaction', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'core' });
  const reversed = 'OrgnlPmtInfAndRvsl/TxInf';
  const cancelled = 'Undrlyg/OrgnlPmtInfAndCxl/TxInf';

  it('accepts the end-to-end id of the original', () => {
    accepts(pain007());
    accepts(pain007({}, '2019'), { rbVersion: '2019' });
    accepts(camt055());
  });

  it('reports a transaction that names no original', () => {
    const without = { [`${reversed}/OrgnlEndToEndId`]: undefined };
    reports(pain007(without), { variant: 'none', path: reversed, severity: 'Error' });
    const request = camt055({ [`${cancelled}/OrgnlEndToEndId`]: undefined, [`${cancelled}/OrgnlInstrId`]: undefined });
    reports(request, { variant: 'none', path: cancelled });
  });

  it('warns of a reversal that names its original by another id only', () => {
    const byOther = { [`${reversed}/OrgnlEndToEndId`]: undefined, [`${reversed}/OrgnlInstrId`]: 'I-1' };
    reports(pain007(byOther), { variant: 'other', severity: 'Warning', params: { other: 'OrgnlInstrId' } });
    accepts(camt055({ [`${cancelled}/OrgnlEndToEndId`]: undefined, [`${cancelled}/OrgnlInstrId`]: 'I-1' }));
  });

  it('shows a correct and an incorrect example', () => showsExamples(pain007, 'OrgnlPmtInfAndRvsl'));
});
