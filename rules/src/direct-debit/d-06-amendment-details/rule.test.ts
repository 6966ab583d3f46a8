import { mandatePath, pacs003, pain008 } from '@clearbench/iso20022/samples/pacs-003';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('D-06: Amendment details', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'core' });
  const path = `${mandatePath}/AmdmntInfDtls`;
  const amended = (details: string, more = {}) => pacs003({ [path]: details, ...more });
  const newAccount = (id: string) => `<OrgnlDbtrAcct><Id>${id}</Id></OrgnlDbtrAcct>`;
  const formerly = '<OrgnlDbtrAgt><FinInstnId><Othr><Id>SMNDA</Id></Othr></FinInstnId></OrgnlDbtrAgt>';

  it('accepts a former mandate, creditor or account, and SMNDA', () => {
    accepts(amended('<OrgnlMndtId>MANDATE-0814</OrgnlMndtId>'));
    accepts(amended('<OrgnlCdtrSchmeId><Nm>Beispiel Gas</Nm></OrgnlCdtrSchmeId>'));
    accepts(amended(newAccount('<IBAN>AT611904300234573201</IBAN>')));
    accepts(amended(newAccount('<Othr><Id>SMNDA</Id></Othr>')));
  });

  it('reports a creditor without name and identifier', () => {
    const found = { variant: 'creditor', path: `${path}/OrgnlCdtrSchmeId` };
    const bank = '<Id><OrgId><AnyBIC>ZYDODEF0XXX</AnyBIC></OrgId></Id>';
    reports(amended('<OrgnlCdtrSchmeId><CtryOfRes>DE</CtryOfRes></OrgnlCdtrSchmeId>'), found);
    reports(amended(`<OrgnlCdtrSchmeId>${bank}</OrgnlCdtrSchmeId>`), found);
  });

  it('reports an account number other than an IBAN', () =>
    reports(amended(newAccount('<Othr><Id>4711</Id></Othr>')), { variant: 'account', value: '4711' }));

  it('warns of SMNDA in its former element, which requires a first collection', () => {
    const first = { 'DrctDbtTxInf/PmtTpInf/SeqTp': 'FRST' };
    reports(amended(formerly, first), { variant: 'formerly', severity: 'Warning' });
    reports(amended(formerly), { variant: 'sequence', value: 'RCUR', expected: 'FRST', severity: 'Error' });
    const order = { 'PmtInf/DrctDbtTxInf/DrctDbtTx/MndtRltdInf/AmdmntInfDtls': formerly };
    reports(pain008(order), { variant: 'sequence', value: 'RCUR' });
  });

  it('reports a former identifier of another scheme than SEPA', () => {
    const former = (scheme: string) =>
      amended(
        `<OrgnlCdtrSchmeId><Id><PrvtId><Othr><Id>DE98ABC09999999999</Id><SchmeNm><Prtry>${scheme}</Prtry></SchmeNm></Othr></PrvtId></Id></OrgnlCdtrSchmeId>`,
      );
    accepts(former('SEPA'));
    reports(former('CORE'), { variant: 'creditorScheme', value: 'CORE', expected: 'SEPA', severity: 'Error' });
  });

  it('reports a former bank beside SMNDA', () => {
    const account = newAccount('<Othr><Id>SMNDA</Id></Othr>');
    const bank = '<OrgnlDbtrAgt><FinInstnId><BICFI>ZYDODEF0XXX</BICFI></FinInstnId></OrgnlDbtrAgt>';
    reports(amended(`${account}${bank}`), { variant: 'agentToo', path: `${path}/OrgnlDbtrAgt`, severity: 'Error' });
    accepts(amended(`${newAccount('<IBAN>AT611904300234573201</IBAN>')}${bank}`));
  });

  it('warns of former data that equal the current data', () => {
    const mandateId = { [`${mandatePath}/MndtId`]: 'MANDATE-1' };
    const found = { variant: 'unchanged', severity: 'Warning' };
    reports(amended('<OrgnlMndtId>MANDATE-1</OrgnlMndtId>', mandateId), { ...found, value: 'MANDATE-1' });
    const [iban, account] = ['AT611904300234573201', 'DrctDbtTxInf/DbtrAcct/Id/IBAN'];
    reports(amended(newAccount(`<IBAN>${iban}</IBAN>`), { [account]: iban }), { ...found, value: iban });
  });

  it('warns of a former creditor identifier that is the current one, unless the name is a former one', () => {
    const current = 'DE98ZZZ09999999999';
    const former = (id: string, name = '') =>
      `<OrgnlCdtrSchmeId>${name}<Id><PrvtId><Othr><Id>${id}</Id><SchmeNm><Prtry>SEPA</Prtry></SchmeNm></Othr></PrvtId></Id></OrgnlCdtrSchmeId>`;
    reports(amended(former(current)), { variant: 'unchanged', value: current, severity: 'Warning' });
    accepts(amended(former(current, '<Nm>Former name</Nm>')));
    accepts(amended(former('DE98ABC09999999999')));
  });

  it('warns of a former bank with another id than SMNDA', () => {
    const bank = '<OrgnlDbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></OrgnlDbtrAgt>';
    reports(amended(bank), { variant: 'agentId', value: 'NOTPROVIDED', severity: 'Warning' });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs003, 'DrctDbtTxInf/DrctDbtTx/MndtRltdInf'));
});
