import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('M-05: Check digits of a creditor reference', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/RmtInf/Strd/CdtrRefInf/Ref';
  const reference = (ref: string, issuer = '<Issr>ISO</Issr>') =>
    pacs008({
      'CdtTrfTxInf/RmtInf': `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry>${issuer}</Tp><Ref>${ref}</Ref></CdtrRefInf></Strd>`,
    });

  it('accepts right check digits, in groups of four too', () => {
    accepts(reference('RF18539007547034'));
    accepts(reference('RF18 5390 0754 7034'));
  });

  it('warns of wrong ones, with the right reference', () =>
    reports(reference('RF19539007547034'), {
      variant: 'checkDigits',
      path,
      value: 'RF19539007547034',
      expected: 'RF18539007547034',
      severity: 'Warning',
    }));

  it('warns of check digits outside 02 to 98, which leave the same remainder', () =>
    reports(reference('RF99539007547031'), { variant: 'checkDigits', expected: 'RF02539007547031' }));

  it('reports a value that is not an RF reference', () =>
    reports(reference('4711'), { variant: 'form', value: '4711', severity: 'Error' }));

  it('recognises an RF reference without an issuer by its form', () => {
    accepts(reference('RF18539007547034', ''));
    reports(reference('RF19539007547034', ''), {
      variant: 'checkDigits',
      expected: 'RF18539007547034',
      severity: 'Warning',
    });
  });

  it('checks Belgian references', () => {
    const issuer = '<Issr>BBA</Issr>';
    accepts(reference('090933755493', issuer));
    accepts(reference('000000009797', issuer));
    const found = { variant: 'belgian', value: '090933755494', expected: '090933755493', severity: 'Warning' };
    reports(reference('090933755494', issuer), { ...found, path });
    reports(reference('000000009700', issuer), { variant: 'belgian', expected: '000000009797' });
    reports(reference('RF18539007547034', issuer), { variant: 'belgianForm', severity: 'Warning' });
  });

  it('ignores references of other issuers', () => {
    accepts(reference('4711', ''));
    accepts(reference('RF19539007547034', '<Issr>CUR</Issr>'));
    accepts(reference('4711', '<Issr>CUR</Issr>'));
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf/RmtInf'));
});
