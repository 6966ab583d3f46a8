import { camt055, pain007 } from '@clearbench/iso20022/samples/customer-reports';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('C-15: Counts of a reversed or cancelled group', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'core' });
  const reversed = 'OrgnlPmtInfAndRvsl';
  const cancelled = 'Undrlyg/OrgnlPmtInfAndCxl';
  const stated = (count: string, sum = '250.00', changes = {}) =>
    camt055(changes).replace(
      /<\/OrgnlPmtInfId>/,
      (end) => `${end}<NbOfTxs>${count}</NbOfTxs><CtrlSum>${sum}</CtrlSum>`,
    );

  it('accepts a reversal of a part of the original group, and a cancellation with the right figures', () => {
    accepts(pain007({ [`${reversed}/OrgnlNbOfTxs`]: '1' }));
    accepts(pain007({ [`${reversed}/OrgnlNbOfTxs`]: '0003' }));
    accepts(stated('1', '250'));
    accepts(camt055());
  });

  it('accepts a group that is reversed as a whole, whatever its number', () => {
    const group = '<OrgnlPmtInfId>P</OrgnlPmtInfId><OrgnlNbOfTxs>7</OrgnlNbOfTxs><PmtInfRvsl>true</PmtInfRvsl>';
    accepts(pain007({ [reversed]: group }));
  });

  it('reports an original group that is smaller than the list', () =>
    reports(pain007({ [`${reversed}/OrgnlNbOfTxs`]: '0' }), {
      variant: 'original',
      path: `${reversed}/OrgnlNbOfTxs`,
      value: '0',
      expected: '>= 1',
    }));

  it('reports a wrong number and a wrong sum of a cancelled group', () => {
    reports(stated('4'), { variant: 'count', path: `${cancelled}/NbOfTxs`, value: '4', expected: '1' });
    reports(stated('1', '4.00'), { variant: 'sum', path: `${cancelled}/CtrlSum`, value: '4.00', expected: '250.00' });
  });

  it('does not add up amounts if one is missing', () =>
    accepts(stated('1', '4.00', { [`${cancelled}/TxInf/OrgnlInstdAmt`]: undefined })));

  it('compares each group with its own list', () => {
    const two = pain007({ [`${reversed}/OrgnlNbOfTxs`]: '1' }).replace(
      /<OrgnlPmtInfAndRvsl>[\s\S]*<\/OrgnlPmtInfAndRvsl>/,
      (group) => `${group}${group.replace('<OrgnlNbOfTxs>1<', '<OrgnlNbOfTxs>0<')}`,
    );
    reports(two, { variant: 'original', path: `${reversed}[2]/OrgnlNbOfTxs` });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pain007, ''));
});
