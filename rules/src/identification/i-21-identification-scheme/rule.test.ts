import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('I-21: Type of an identification', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
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

  it('reports a code whose days are over, or not yet here', () => {
    const used = pacs008({ [holder('OrgId')]: other('<Cd>TXID</Cd>') });
    const within = (period: object) => ({ codeLists: { organisation_identification: { TXID: period, DUNS: {} } } });
    accepts(used, within({ validFrom: '2025-10-16' }));
    reports(used, { variant: 'notYet', expected: 'DUNS' }, within({ validFrom: '2025-10-17' }));
    reports(used, { variant: 'noMore', expected: 'DUNS' }, within({ validTo: '2025-10-15' }));
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf/Dbtr/Id'));
});
