import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('G-14: Payment type on one level', () => {
  const { accepts, reports } = ruleSpec(rule);
  const sepa = '<SvcLvl><Cd>SEPA</Cd></SvcLvl>';

  it('accepts it on every transaction, or on the bulk', () => {
    accepts(pacs008());
    accepts(pacs008({ 'GrpHdr/PmtTpInf': sepa, 'CdtTrfTxInf/PmtTpInf': undefined }));
  });

  it('reports it on both', () =>
    reports(pacs008({ 'GrpHdr/PmtTpInf': sepa }), { variant: 'onBoth', path: 'CdtTrfTxInf/PmtTpInf' }));

  it('ignores a type of another kind than that of the bulk if G-15 applies', () => {
    const mixed = pacs008({ 'GrpHdr/PmtTpInf': `${sepa}<CtgyPurp><Cd>FCOL</Cd></CtgyPurp>` });
    accepts(mixed);
    const both = { variant: 'onBoth', path: 'CdtTrfTxInf/PmtTpInf' };
    reports(mixed, both, { overrides: { 'G-15': 'off' } });
    reports(mixed, both, { rbVersion: '2021' });
    reports(mixed, both, { scheme: 'inst' });
  });

  it('reports each transaction without it', () =>
    reports(pacs008({ 'CdtTrfTxInf[2]/PmtTpInf': undefined }), { variant: 'onNeither', path: 'CdtTrfTxInf[2]' }));
});
