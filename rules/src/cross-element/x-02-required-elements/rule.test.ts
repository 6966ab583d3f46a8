import { pacs003 } from '@clearbench/iso20022/samples/pacs-003';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { pain001 } from '@clearbench/iso20022/samples/pain-001';
import { coreProfile, sctProfile } from '@clearbench/iso20022/samples/profiles';
import { isoProfile, pacs008OfIso, pacs009 } from '@clearbench/iso20022/testing/iso-messages.fixture';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { validate } from '../../testing/validate.fixture.ts';
import { rule } from './rule.ts';

describe('X-02: Elements that require another element', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, isoProfile);
  const bank = '<FinInstnId><BICFI>ZYCOFRP0XXX</BICFI></FinInstnId>';
  const account = '<Id><IBAN>DE89370400440532013000</IBAN></Id>';
  const inTransfer = (...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [`CdtTrfTxInf/${name}`, name.endsWith('Acct') ? account : bank]));

  it('accepts complete chains of agents with their accounts', () => {
    accepts(pacs009());
    accepts(pacs009(inTransfer('IntrmyAgt1', 'IntrmyAgt1Acct', 'IntrmyAgt2', 'IntrmyAgt3')));
    accepts(pacs009(inTransfer('PrvsInstgAgt1', 'PrvsInstgAgt2', 'PrvsInstgAgt2Acct')));
  });

  it.each([
    ['IntrmyAgt2', 'IntrmyAgt1', 'IntermediaryAgent2Rule'],
    ['IntrmyAgt3', 'IntrmyAgt2', 'IntermediaryAgent3Rule'],
    ['IntrmyAgt1Acct', 'IntrmyAgt1', 'IntermediaryAgent1AccountRule'],
    ['PrvsInstgAgt2', 'PrvsInstgAgt1', 'PreviousInstructingAgent2Rule'],
    ['PrvsInstgAgt3', 'PrvsInstgAgt2', 'PreviousInstructingAgent3Rule'],
    ['PrvsInstgAgt1Acct', 'PrvsInstgAgt1', 'PreviousInstructingAgent1AccountRule'],
  ])('reports %s without %s', (element, required, constraint) => {
    const params = { constraint, required, cause: element, parent: 'CdtTrfTxInf' };
    reports(pacs009(inTransfer(element)), { path: `CdtTrfTxInf/${element}`, variant: 'missing', params });
    reports(pacs008OfIso(element === 'PrvsInstgAgt3' ? inTransfer('IntrmyAgt2') : inTransfer('IntrmyAgt3')), {
      variant: 'missing',
    });
  });

  it('reports a third reimbursement agent without the two others', () => {
    const content = `<SttlmMtd>INDA</SttlmMtd><InstgRmbrsmntAgt>${bank}</InstgRmbrsmntAgt><ThrdRmbrsmntAgt>${bank}</ThrdRmbrsmntAgt>`;
    const path = 'GrpHdr/SttlmInf/ThrdRmbrsmntAgt';
    reports(pacs009({ 'GrpHdr/SttlmInf': content }), { path, params: { required: 'InstdRmbrsmntAgt' } });
  });

  it('reports a total without settlement date in the group header', () =>
    reports(pacs009({ 'GrpHdr/IntrBkSttlmDt': undefined, 'CdtTrfTxInf/IntrBkSttlmDt': '2025-10-16' }), {
      path: 'GrpHdr/TtlIntrBkSttlmAmt',
      params: { required: 'IntrBkSttlmDt' },
    }));

  it('reports amendment details that contradict the indicator', () => {
    const mandate = 'DrctDbtTxInf/DrctDbtTx/MndtRltdInf';
    const details = { [`${mandate}/AmdmntInfDtls`]: '<OrgnlMndtId>OLD-1</OrgnlMndtId>' };
    accepts(pacs003({ [`${mandate}/AmdmntInd`]: 'true', ...details }));
    reports(pacs003({ [`${mandate}/AmdmntInd`]: 'true' }), { path: `${mandate}/AmdmntInd`, variant: 'missing' });
    const contradiction = pacs003({ [`${mandate}/AmdmntInd`]: 'false', ...details });
    reports(contradiction, { path: `${mandate}/AmdmntInfDtls`, variant: 'notAllowed' });
  });

  it('reports the agent of a charges account without the account', () => {
    const path = 'PmtInf/ChrgsAcctAgt';
    reports(pain001({ [path]: bank }), { path, params: { constraint: 'ChargesAccountRule', required: 'ChrgsAcct' } });
    accepts(pain001({ 'PmtInf/ChrgsAcct': account, [path]: bank }));
  });

  it('leaves the errors of a scheme to its rules', () => {
    const rulesIn = (text: string, profile: typeof sctProfile) =>
      validate(new TextEncoder().encode(text), profile).validationMessages.map(({ ruleId }) => ruleId);
    expect(rulesIn(pacs008(inTransfer('IntrmyAgt2')), sctProfile)).toEqual(['E-01']);
    const indicator = { 'DrctDbtTxInf/DrctDbtTx/MndtRltdInf/AmdmntInd': 'true' };
    expect(rulesIn(pacs003(indicator), coreProfile)).toEqual(['D-05']);
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs009, 'CdtTrfTxInf'));
});
