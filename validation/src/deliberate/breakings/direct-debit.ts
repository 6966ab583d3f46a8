import type { Breaking } from '../breakable.ts';
import { daysFromNow } from '../days.ts';
import { drop, inTurn, put, set, whereThereIs } from '../operations.ts';

const mandate = 'MndtRltdInf';
const collection = 'DrctDbtTxInf';
const amendment = (inside: string): string => `<AmdmntInd>true</AmdmntInd><AmdmntInfDtls>${inside}</AmdmntInfDtls>`;
const dates = ['GrpHdr/IntrBkSttlmDt', 'ReqdColltnDt'];
const due = (days: number): Breaking =>
  inTurn(
    ...dates.map(
      (place): Breaking =>
        (message) =>
          set(place, daysFromNow(days))(message) ?? message.text,
    ),
  );

export const directDebitBreakings: Readonly<Record<string, readonly Breaking[]>> = {
  'D-01': [drop('CdtrSchmeId/Id/PrvtId/Othr/SchmeNm'), drop('CdtrSchmeId')],
  'D-02': [
    set('CdtrSchmeId/Id/PrvtId/Othr/Id', (old) =>
      old.replace(/^([A-Z]{2}\d)(\d)/, (_, head: string, digit: string) => `${head}${(Number(digit) + 1) % 10}`),
    ),
  ],
  'D-03': [
    set('MndtId', (old) => `${old.slice(0, 20)}#${old.slice(21)}`),
    set('MndtId', (old) => ` ${old.slice(0, 34)}`),
  ],
  'D-04': [set('DtOfSgntr', daysFromNow(60)), drop('DtOfSgntr')],
  'D-05': [put(mandate, '<AmdmntInd>true</AmdmntInd>'), set(`${mandate}/AmdmntInd`, 'false')],
  'D-06': [put(mandate, amendment('<OrgnlDbtrAcct><Id><Othr><Id>532013000</Id></Othr></Id></OrgnlDbtrAcct>'))],
  'D-07': [
    whereThereIs([`${collection}/PmtTpInf`, 'GrpHdr/PmtTpInf', 'PmtInf/PmtTpInf'], (place) =>
      put(place, '<SeqTp>FRST</SeqTp>'),
    ),
  ],
  'D-09': [due(36), due(35), due(20), set('ReqdColltnDt', daysFromNow(-20))],
  'D-11': [put('RtrRsnInf', '<Rsn><Cd>MD06</Cd></Rsn>')],
  'D-12': [put(collection, '<InstdAmt Ccy="EUR">251.00</InstdAmt>')],
};
