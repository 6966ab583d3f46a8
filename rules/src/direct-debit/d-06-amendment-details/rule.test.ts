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

  it('shows a correct and an incorrect example', () => showsExamples(pacs003, 'DrctDbtTxInf/DrctDbtTx/MndtRltdInf'));
});
