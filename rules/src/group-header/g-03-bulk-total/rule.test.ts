import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('G-03: Total of the bulk', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'GrpHdr/TtlIntrBkSttlmAmt';
  const total = (text: string) => pacs008({ [path]: text });

  it('accepts the smallest and the largest', () => {
    accepts(total('0.01'));
    accepts(total('999999999999999.99'));
  });

  it('reports a missing total at the header', () =>
    reports(pacs008({ [path]: undefined }), { variant: 'missing', path: 'GrpHdr' }));

  it('reports another currency', () =>
    reports(pacs008({ [`${path}@Ccy`]: 'USD' }), { variant: 'currency', value: 'USD', expected: 'EUR', path }));

  it('reports an amount out of range', () => {
    reports(total('0.00'), { variant: 'tooSmall', value: '0.00', expected: '>= 0.01', path });
    reports(total('1000000000000000.00'), { variant: 'tooLarge', expected: '<= 999999999999999.99', path });
  });

  it('reports a third digit after the point', () =>
    reports(total('250.000'), { variant: 'decimals', value: '250.000', expected: '250.00' }));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'GrpHdr'));
});
