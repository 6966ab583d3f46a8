import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('I-07: Accounts identified by IBAN', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it('accepts them', () => accepts(pacs008()));

  it('reports a missing account', () => {
    const missing = { variant: 'missing', path: 'CdtTrfTxInf' };
    reports(pacs008({ 'CdtTrfTxInf/DbtrAcct': undefined }), { ...missing, params: { account: 'DbtrAcct' } });
    reports(pacs008({ 'CdtTrfTxInf/CdtrAcct': undefined }), { ...missing, params: { account: 'CdtrAcct' } });
  });

  it('reports an account given otherwise', () =>
    reports(pacs008({ 'CdtTrfTxInf/CdtrAcct/Id': '<Othr><Id>4711</Id></Othr>' }), {
      variant: 'notIban',
      path: 'CdtTrfTxInf/CdtrAcct/Id/Othr',
      value: '4711',
    }));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf'));
});
