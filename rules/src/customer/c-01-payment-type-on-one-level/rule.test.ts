import { pain008 } from '@clearbench/iso20022/samples/pacs-003';
import { pain001 } from '@clearbench/iso20022/samples/pain-001';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('C-01: Payment type on one level', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const ofGroup = 'PmtInf/PmtTpInf';
  const sepa = '<SvcLvl><Cd>SEPA</Cd></SvcLvl>';
  const inTransfer = { 'PmtInf/CdtTrfTxInf/PmtTpInf': sepa };
  const inCollection = { 'PmtInf/DrctDbtTxInf/PmtTpInf': `${sepa}<SeqTp>RCUR</SeqTp>` };

  it('accepts the payment type in the group or in the transaction', () => {
    accepts(pain001());
    accepts(pain001({ [ofGroup]: undefined, ...inTransfer }));
    accepts(pain008(), { scheme: 'core' });
    accepts(pain008({ [ofGroup]: undefined, ...inCollection }), { scheme: 'b2b' });
  });

  it('accepts credit transfers without a payment type', () => accepts(pain001({ [ofGroup]: undefined })));

  it('reports the payment type on both levels', () => {
    reports(pain001(inTransfer), { variant: 'onBoth', path: 'PmtInf/CdtTrfTxInf/PmtTpInf' });
    reports(pain008(inCollection), { variant: 'onBoth', path: 'PmtInf/DrctDbtTxInf/PmtTpInf' }, { scheme: 'core' });
  });

  it('reports instant payments and collections without a payment type', () => {
    const found = { variant: 'onNeither' };
    reports(pain001({ [ofGroup]: undefined }), { ...found, path: 'PmtInf/CdtTrfTxInf' }, { scheme: 'inst' });
    reports(pain008({ [ofGroup]: undefined }), { ...found, path: 'PmtInf/DrctDbtTxInf' }, { scheme: 'b2b' });
  });

  it('shows a correct and an incorrect example', () =>
    showsExamples(pain001, { PmtTpInf: 'PmtInf', CdtTrfTxInf: 'PmtInf' }));
});
