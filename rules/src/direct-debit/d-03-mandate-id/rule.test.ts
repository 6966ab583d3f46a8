import { useKeys } from '@clearbench/iso20022/message-history/payment-ids';
import { noHistory } from '@clearbench/iso20022/samples/message-history';
import { creditorIdPath, mandatePath, pacs003, pain008 } from '@clearbench/iso20022/samples/pacs-003';
import { rule as sepaCharactersOnly } from '../../technical/t-05-sepa-character-set/rule.ts';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('D-03: Mandate id', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'core' });
  const path = `${mandatePath}/MndtId`;
  const second = 'DrctDbtTxInf[2]/DrctDbtTx';

  it('accepts ids, also the same id twice', () => {
    accepts(pacs003());
    accepts(pacs003({ 'DrctDbtTxInf[2]/PmtId/TxId': 'B' }));
    accepts(pain008());
  });

  it('reports a collection without mandate', () =>
    reports(pacs003({ [path]: undefined }), { variant: 'missing', path: 'DrctDbtTxInf' }));

  it('reports characters outside the set, instead of T-05', () => {
    const odd = pacs003({ [path]: 'MANDATÉ*1' });
    reports(odd, { variant: 'characters', path, params: { characters: 'É *' }, severity: 'Error' });
    ruleSpec(sepaCharactersOnly, { scheme: 'core' }).accepts(odd);
    ruleSpec(sepaCharactersOnly).reports(odd, { path });
  });

  it('warns of another spelling for the same creditor', () => {
    const lower = { [`${second}/MndtRltdInf/MndtId`]: 'Mandate-0815' };
    reports(pacs003(lower), { variant: 'otherCase', value: 'Mandate-0815', severity: 'Warning' });
    accepts(
      pacs003({ ...lower, [`${creditorIdPath.replace('DrctDbtTxInf', 'DrctDbtTxInf[2]')}/Id`]: 'FR72ZZZ123456' }),
    );
  });

  it('warns of another spelling in an earlier message', () => {
    const before = { messageId: 'M-0', at: '2025-09-15T08:00:00Z', mandateId: 'mandate-0815', sequence: 'RCUR' };
    const mandates = { [useKeys.mandate('DE98ZZZ09999999999|mandate-0815')]: [before] };
    const found = { variant: 'otherCaseBefore', path, expected: 'mandate-0815', params: { messageId: 'M-0' } };
    reports(pacs003(), { ...found, severity: 'Warning' }, { earlier: { ...noHistory, mandates } });
    accepts(pacs003({ [path]: 'mandate-0815' }), { earlier: { ...noHistory, mandates } });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs003, 'DrctDbtTxInf/DrctDbtTx/MndtRltdInf'));
});
