import { isoProfile, pacs008OfIso, pain001OfIso } from '@clearbench/iso20022/testing/iso-messages.fixture';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('X-06: Cheques', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, isoProfile);
  const transfer = 'PmtInf/CdtTrfTxInf';
  const byCheque = { 'PmtInf/PmtMtd': 'CHK', [`${transfer}/CdtrAcct`]: undefined };
  const noAgent = { [`${transfer}/CdtrAgt`]: undefined };
  const cheque = (content: string) => ({ [`${transfer}/ChqInstr`]: content });
  const delivery = (code: string): string => `<DlvryMtd><Cd>${code}</Cd></DlvryMtd>`;

  it('accepts a cheque with the method CHK', () => {
    accepts(pain001OfIso());
    accepts(pain001OfIso({ ...byCheque, ...noAgent, ...cheque('<ChqTp>BCHQ</ChqTp>') }));
    accepts(pain001OfIso({ ...byCheque, ...cheque(delivery('MLFA')) }));
    accepts(
      pain001OfIso({ ...byCheque, ...noAgent, ...cheque('<ChqTp>DRFT</ChqTp><ChqMtrtyDt>2025-11-01</ChqMtrtyDt>') }),
    );
  });

  it('reports a cheque with another method', () =>
    reports(pain001OfIso(cheque('<ChqTp>BCHQ</ChqTp>')), {
      path: `${transfer}/ChqInstr`,
      variant: 'notAllowed',
      params: { constraint: 'ChequeInstructionRule', cause: 'PmtMtd TRF' },
    }));

  it('reports an account, and a bank to which the cheque is not delivered', () => {
    reports(pain001OfIso({ 'PmtInf/PmtMtd': 'CHK', ...noAgent }), { path: `${transfer}/CdtrAcct` });
    reports(pain001OfIso(byCheque), { path: `${transfer}/CdtrAgt`, params: { constraint: 'CreditorAgentRule' } });
    reports(pain001OfIso({ ...byCheque, ...cheque(delivery('MLCD')) }), { path: `${transfer}/CdtrAgt` });
    reports(pain001OfIso({ ...byCheque, ...noAgent, ...cheque(delivery('CRFA')) }), {
      path: transfer,
      variant: 'missing',
      params: { required: 'CdtrAgt' },
    });
  });

  it('reports a date of maturity of a cheque that has none', () =>
    reports(
      pain001OfIso({ ...byCheque, ...noAgent, ...cheque('<ChqTp>BCHQ</ChqTp><ChqMtrtyDt>2025-11-01</ChqMtrtyDt>') }),
      { path: `${transfer}/ChqInstr/ChqMtrtyDt`, params: { required: 'ChqTp DRFT / ChqTp ELDR' } },
    ));

  it('reports a transfer with neither creditor nor account', () =>
    reports(pain001OfIso({ [`${transfer}/Cdtr`]: undefined, [`${transfer}/CdtrAcct`]: undefined }), {
      path: transfer,
      params: { required: 'CdtrAcct' },
    }));

  it('reports an account with the instruction to pay by cheque', () => {
    accepts(pacs008OfIso({ 'CdtTrfTxInf/InstrForCdtrAgt': '<Cd>HOLD</Cd>' }));
    accepts(pacs008OfIso({ 'CdtTrfTxInf/InstrForCdtrAgt': '<Cd>CHQB</Cd>', 'CdtTrfTxInf/CdtrAcct': undefined }));
    reports(pacs008OfIso({ 'CdtTrfTxInf/InstrForCdtrAgt': '<Cd>CHQB</Cd>' }), {
      path: 'CdtTrfTxInf/CdtrAcct',
      params: { constraint: 'InstructionForCreditorAgentRule' },
    });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pain001OfIso, transfer));
});
