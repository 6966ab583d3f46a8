import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { type SubsetScore, subsetScore } from './subset-score.ts';

const id = '<Id>4711</Id><SchmeNm><Prtry>CUST</Prtry></SchmeNm><Issr>ZYDO</Issr>';
const birth = '<BirthDt>1980-02-29</BirthDt><CityOfBirth>Ulm</CityOfBirth><CtryOfBirth>DE</CtryOfBirth>';
const reference =
  '<CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry><Issr>ISO</Issr></Tp><Ref>RF18539007547034</Ref></CdtrRefInf>';

/** A credit transfer with the elements that have restrictions below them. */
const richTransfer = (rbVersion: '2019' | '2021' | '2023' | '2025'): string =>
  pacs008(
    {
      'GrpHdr/SttlmInf/SttlmAcct/Id/IBAN': 'DE89370400440532013000',
      'GrpHdr/InstdAgt/FinInstnId/BICFI': 'ZYCSDEF0XXX',
      'CdtTrfTxInf/PmtTpInf/CtgyPurp/Cd': 'SUPP',
      'CdtTrfTxInf/UltmtDbtr/Nm': 'Bea Beispiel',
      'CdtTrfTxInf/UltmtDbtr/Id/PrvtId/Othr': id,
      'CdtTrfTxInf/Dbtr/PstlAdr':
        rbVersion < '2023' ? '<Ctry>DE</Ctry><AdrLine>Ulm</AdrLine>' : '<TwnNm>Ulm</TwnNm><Ctry>DE</Ctry>',
      'CdtTrfTxInf/Dbtr/Id/PrvtId/DtAndPlcOfBirth': birth,
      'CdtTrfTxInf/Cdtr/Id/OrgId/Othr': id,
      'CdtTrfTxInf/UltmtCdtr/Id/OrgId/AnyBIC': 'ZYCOFRP0XXX',
      'CdtTrfTxInf/Purp/Cd': 'GDDS',
      'CdtTrfTxInf/RmtInf': `<Strd>${reference}</Strd>`,
    },
    rbVersion,
  );

/** The score of each message and rulebook whose subset is known. */
export const subsetScores = (): readonly SubsetScore[] =>
  (['2019', '2021', '2023', '2025'] as const).map((rbVersion) =>
    subsetScore(
      `pacs.008 sct ${rbVersion}`,
      rbVersion < '2023' ? 'pacs.008.001.02' : 'pacs.008.001.08',
      richTransfer(rbVersion),
      { ...sctProfile, rbVersion },
    ),
  );
