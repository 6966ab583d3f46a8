import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('M-06: Extended remittance information', () => {
  const { accepts, reports } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/RmtInf';
  const text = '<Ustrd>Invoices of October</Ustrd>';
  const part = (length: number) => `<Strd><AddtlRmtInf>${'x'.repeat(length - 27)}</AddtlRmtInf></Strd>`;
  const marked = (content: string) => pacs008({ 'CdtTrfTxInf/PmtTpInf/LclInstrm/Cd': 'PERI', [path]: content });

  it('accepts one text with several structured parts', () => accepts(marked(text + part(280) + part(100))));

  it('accepts 999 parts, reports the thousandth', () => {
    accepts(marked(part(40).repeat(999)));
    reports(marked(part(40).repeat(1000)), { variant: 'many', path: `${path}/Strd[1000]`, expected: '<= 999' });
  });

  it('reports a long part', () =>
    reports(marked(part(281)), { variant: 'long', path: `${path}/Strd`, expected: '<= 280', params: { length: 281 } }));

  it('reports a second text', () =>
    reports(marked(text + text + part(40)), { variant: 'texts', path: `${path}/Ustrd[2]` }));

  it('reports a mark without structured parts', () => reports(marked(text), { variant: 'none', path }));

  it('ignores payments without the mark (M-01, M-03)', () => accepts(pacs008({ [path]: part(281) })));
});
