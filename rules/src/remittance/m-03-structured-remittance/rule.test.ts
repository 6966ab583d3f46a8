import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('M-03: Length and content of the structured part', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/RmtInf/Strd';
  const reference = (issuer: string, ref: string) =>
    `<CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry><Issr>${issuer}</Issr></Tp><Ref>${ref}</Ref></CdtrRefInf>`;
  const structured = (content: string) => pacs008({ 'CdtTrfTxInf/RmtInf': `<Strd>${content}</Strd>` });
  const padding = 140 - reference('', 'R'.repeat(25)).length;

  it('accepts a creditor reference up to 140 characters, tags and all', () => {
    accepts(structured(reference('ISO', 'RF18539007547034')));
    accepts(structured(reference('I'.repeat(padding), 'R'.repeat(25))));
  });

  it('reports one character more', () =>
    reports(structured(reference('I'.repeat(padding + 1), 'R'.repeat(25))), {
      variant: 'long',
      path,
      expected: '<= 140',
      params: { length: 141 },
    }));

  it('counts attributes too', () =>
    reports(structured(`<RfrdDocAmt><RmtdAmt Ccy="EUR">${'1'.repeat(90)}</RmtdAmt></RfrdDocAmt>`), [
      { variant: 'long', params: { length: 25 + 19 + 10 + 90 } },
      { variant: 'element' },
    ]));

  it('reports anything but a creditor reference', () =>
    reports(structured('<AddtlRmtInf>more</AddtlRmtInf>'), {
      variant: 'element',
      path: `${path}/AddtlRmtInf`,
      params: { element: 'AddtlRmtInf' },
    }));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf/RmtInf'));
});
