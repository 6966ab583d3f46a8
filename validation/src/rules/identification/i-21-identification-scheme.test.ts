import { ruleSpec } from '../rule-spec.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { identificationScheme } from './i-21-identification-scheme.ts';

describe('I-21: the scheme of an identification is a published code', () => {
  const { accepts, reports } = ruleSpec(identificationScheme);
  const holder = (kind: string) => `CdtTrfTxInf/Dbtr/Id/${kind}/Othr`;
  const other = (scheme: string) => `<Id>4711</Id><SchmeNm>${scheme}</SchmeNm>`;

  it('accepts codes of the list, and proprietary names', () => {
    accepts(pacs008({ [holder('OrgId')]: other('<Cd>TXID</Cd>') }));
    accepts(pacs008({ [holder('PrvtId')]: other('<Cd>CCPT</Cd>') }));
    accepts(pacs008({ [holder('OrgId')]: other('<Prtry>CLUB</Prtry>') }));
  });

  it('reports a code of the other list', () => {
    reports(pacs008({ [holder('OrgId')]: other('<Cd>CCPT</Cd>') }), {
      variant: 'organisation',
      path: `${holder('OrgId')}/SchmeNm/Cd`,
      value: 'CCPT',
      expected: expect.stringContaining('TXID') as string,
    });
    reports(pacs008({ [holder('PrvtId')]: other('<Cd>DUNS</Cd>') }), { variant: 'person', value: 'DUNS' });
  });
});
