import type { Profile } from '@clearbench/iso20022/profile';
import { camt029, camt056, pacs002, pacs004, pacs028 } from '@clearbench/iso20022/samples/answers';
import { camt027, camt087 } from '@clearbench/iso20022/samples/inquiries';
import { pacs003, pacs003B2b, pain008 } from '@clearbench/iso20022/samples/pacs-003';
import { pacs007 } from '@clearbench/iso20022/samples/pacs-007';
import { instant, pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { b2bProfile, coreProfile, instProfile, sctProfile } from '@clearbench/iso20022/samples/profiles';
import { validate } from './testing/validate.fixture.ts';

const remarks = (xml: string, profile: Profile) =>
  validate(new TextEncoder().encode(xml), profile)
    .validationMessages.filter(({ severity }) => severity !== 'Info')
    .map(({ ruleId, path, text }) => `${ruleId} ${path} ${text}`);

const typical = {
  'GrpHdr/NbOfTxs': '2',
  'GrpHdr/TtlIntrBkSttlmAmt': '1250.50',
  'CdtTrfTxInf[2]/IntrBkSttlmAmt': '1000.50',
  'CdtTrfTxInf[2]/PmtId/TxId': 'ZYDO-TX-0002',
  'CdtTrfTxInf[2]/PmtTpInf/CtgyPurp/Cd': 'SUPP',
  'CdtTrfTxInf[2]/Purp/Cd': 'GDDS',
  'CdtTrfTxInf[2]/UltmtDbtr/Nm': 'Carla Muster',
  'CdtTrfTxInf[2]/RmtInf':
    '<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry><Issr>ISO</Issr></Tp><Ref>RF18539007547034</Ref></CdtrRefInf></Strd>',
};
const structured = '<StrtNm>Am Markt</StrtNm><BldgNb>1</BldgNb><PstCd>89073</PstCd><TwnNm>Ulm</TwnNm><Ctry>DE</Ctry>';
const lines = '<Ctry>DE</Ctry><AdrLine>Am Markt 1</AdrLine><AdrLine>89073 Ulm</AdrLine>';

describe('a clean message draws neither error nor warning', () => {
  it.each(['2019', '2021', '2023', '2025'] as const)('as a credit transfer under rulebook %s', (rbVersion) => {
    const address = rbVersion < '2023' ? lines : structured;
    const changes = { ...typical, 'CdtTrfTxInf/Dbtr/PstlAdr': address };
    expect(remarks(pacs008(changes, rbVersion), { ...sctProfile, rbVersion })).toEqual([]);
  });

  it.each(['2021', '2023', '2025'] as const)('as an instant payment under rulebook %s', (rbVersion) => {
    expect(remarks(instant({}, rbVersion), { ...instProfile, rbVersion })).toEqual([]);
  });

  const debits = { core: [coreProfile, pacs003], b2b: [b2bProfile, pacs003B2b] } as const;

  it.each(['2019', '2021', '2023', '2025'] as const)('as a direct debit under rulebook %s', (rbVersion) => {
    for (const [scheme, [profile, sample]] of Object.entries(debits))
      expect([scheme, remarks(sample({}, rbVersion), { ...profile, rbVersion })]).toEqual([scheme, []]);
    expect(remarks(pain008({}, rbVersion), { ...coreProfile, rbVersion })).toEqual([]);
    expect(remarks(pacs007({}, rbVersion), { ...coreProfile, rbVersion })).toEqual([]);
  });

  const rMessages = { pacs002, pacs004, camt027, camt029, camt056, camt087, pacs028 };

  it.each(['2019', '2021', '2023', '2025'] as const)('as an R-message under rulebook %s', (rbVersion) => {
    for (const [name, sample] of Object.entries(rMessages))
      expect([name, remarks(sample({}, rbVersion), { ...sctProfile, rbVersion })]).toEqual([name, []]);
  });

  it.each(['2019', '2021', '2023', '2025'] as const)(
    'as a request for recall for each reason under %s',
    (rbVersion) => {
      const requested = (reason: string) => {
        // The codes of the version of 2009 lack two of the reasons.
        const element = rbVersion < '2023' && reason !== 'CUST' ? 'Prtry' : 'Cd';
        return camt056({ 'Undrlyg/TxInf/CxlRsnInf/Rsn': `<${element}>${reason}</${element}>` }, rbVersion);
      };
      for (const reason of ['CUST', 'AC03', 'AM09'])
        for (const profile of [sctProfile, instProfile])
          expect([reason, remarks(requested(reason), { ...profile, rbVersion })]).toEqual([reason, []]);
    },
  );

  it('draws no remark at all in a simulation, test BICs and all', () => {
    const { validationMessages } = validate(new TextEncoder().encode(pacs008()), sctProfile);
    expect(validationMessages).toEqual([]);
  });
});
