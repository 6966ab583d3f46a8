import type { FactsById } from './rule-facts.ts';

const accepted = (time: string): string => `<AccptncDtTm>${time}</AccptncDtTm>`;
const reason = (code: string): string =>
  `\n  <StsRsnInf>\n    <Rsn>\n      <Cd>${code}</Cd>\n    </Rsn>\n  </StsRsnInf>`;
const status = (group: string, why = ''): string =>
  `<OrgnlGrpInfAndSts>\n  <GrpSts>${group}</GrpSts>${why}\n</OrgnlGrpInfAndSts>`;

/** Rules of instant payments. */
export const instantFacts: FactsById = {
  'S-01': { right: accepted('2025-10-15T08:59:57.25Z'), wrong: accepted('2025-10-15T10:59:57.250') },
  'S-02': {
    codes: ['TM01', 'AB05', 'AB06'],
    right: `<!-- 08:59:59 UTC -->\n${accepted('2025-10-15T08:59:57.25Z')}`,
    wrong: `<!-- 08:59:59 UTC -->\n${accepted('2025-10-15T08:58:57.25Z')}`,
  },
  'S-03': { right: status('RJCT', reason('AC04')), wrong: status('ACCP', reason('AC04')) },
  'S-04': {
    unconfirmed: true,
    right: '<OrgnlTxId>ZYDO-TX-0001</OrgnlTxId>\n<AccptncDtTm>2025-10-15T08:59:57.25Z</AccptncDtTm>',
    wrong: '<OrgnlTxId>ZYDO-TX-0001</OrgnlTxId>\n<AccptncDtTm>2025-10-15T09:00:02Z</AccptncDtTm>',
  },
  'S-05': {
    codes: ['AG09'],
    right: '<!-- 26 s later: pacs.028 -->\n<OrgnlTxId>ZYDO-TX-0001</OrgnlTxId>',
    wrong: '<!-- 3 s later: pacs.028 -->\n<OrgnlTxId>ZYDO-TX-0001</OrgnlTxId>',
  },
  'S-06': {
    right: '<CxlId>CXL-0001</CxlId>\n<OrgnlTxId>ZYDO-TX-0001</OrgnlTxId>',
    wrong:
      '<CxlId>CXL-0001</CxlId>\n<OrgnlTxId>ZYDO-TX-0001</OrgnlTxId>\n<CxlId>CXL-0002</CxlId>\n<OrgnlTxId>ZYDO-TX-0001</OrgnlTxId>',
  },
};
