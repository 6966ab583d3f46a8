import type { Breaking } from '../breakable.ts';
import { daysFromNow } from '../days.ts';
import { drop, inTurn, put, rewrite, set, twice } from '../operations.ts';
import { recounted } from '../recount.ts';
import { reasons } from './party-places.ts';

const reason = (code: string): readonly Breaking[] =>
  reasons.flatMap((place) => [put(place, `<Rsn><Cd>${code}</Cd></Rsn>`), set(`${place}/Rsn/Cd`, code)]);
const count = (status: string, number: number): string =>
  `<NbOfTxsPerSts><DtldNbOfTxs>${number}</DtldNbOfTxs><DtldSts>${status}</DtldSts></NbOfTxsPerSts>`;
/** The last digit of an amount, another one. */
const otherCents = (old: string): string => old.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

/** What an R-message says of its original, by which it is not found. */
const ofTheOriginal = ['OrgnlIntrBkSttlmAmt', 'OrgnlTxRef/IntrBkSttlmAmt'];

export const answersBreakings: Readonly<Record<string, readonly Breaking[]>> = {
  'R-02': [
    ...ofTheOriginal.map((place) => set(place, otherCents)),
    ...['OrgnlIntrBkSttlmDt', 'OrgnlTxRef/IntrBkSttlmDt'].map((place) => set(place, daysFromNow(-2))),
  ],
  'R-04': [set('OrgnlMsgNmId', 'credit transfer')],
  'R-05': [
    inTurn(set('TxInf/RtrdIntrBkSttlmAmt', otherCents), recounted),
    put('TxInf', '<ChrgsInf><Amt Ccy="EUR">2.50</Amt></ChrgsInf>'),
  ],
  'R-06': [
    put('TxInf', '<CompstnAmt Ccy="EUR">1.00</CompstnAmt>'),
    inTurn(set('TxInf/RtrdIntrBkSttlmAmt', otherCents), recounted),
  ],
  'R-07': ['CURR', 'AC05', 'AC01', 'AGNT'].flatMap(reason),
  'R-08': reasons.flatMap((place) => [
    put(place, '<Orgtr/>'),
    drop(`${place}/Orgtr`),
    put(place, '<Orgtr><Nm>A</Nm><Id><OrgId><AnyBIC>ZYDODEF0XXX</AnyBIC></OrgId></Id></Orgtr>'),
  ]),
  'R-09': [-20, -100, -500].flatMap((days) =>
    ['OrgnlIntrBkSttlmDt', 'OrgnlTxRef/IntrBkSttlmDt'].map((place) => set(place, daysFromNow(days))),
  ),
  'R-10': [...reason('AC04'), inTurn(set('TxInf/RvsdIntrBkSttlmAmt', otherCents), recounted)],
  'R-11': [
    set('OrgnlIntrBkSttlmDt', daysFromNow(-60)),
    set('OrgnlTxRef/IntrBkSttlmDt', daysFromNow(-60)),
    set('OrgnlIntrBkSttlmDt', daysFromNow(-900)),
    set('OrgnlTxRef/IntrBkSttlmDt', daysFromNow(-900)),
  ],
  'R-12': [set('Sts/Conf', 'CNCL'), set('TxCxlSts', 'ACCR'), drop('CxlStsRsnInf')],
  'R-13': [
    put('RtrRsnInf', '<Rsn><Cd>FOCR</Cd></Rsn>'),
    inTurn(drop('RtrRsnInf/AddtlInf'), put('RtrRsnInf', '<Rsn><Cd>FOCR</Cd></Rsn>')),
  ],
  'R-16': [put('ReqToModfyPmt/Mod', '<TxId>ANOTHER-0001</TxId>'), set('OrgnlIntrBkSttlmDt', daysFromNow(3))],
  'R-17': [set('Sts/Conf', 'RJNR'), set('Sts/Conf', 'ACNR'), set('Sts/Conf', 'RJCR'), set('Sts/Conf', 'ACVA')],
  'R-18': [
    put('OrgnlGrpInfAndSts', `<OrgnlNbOfTxs>3</OrgnlNbOfTxs>${count('ACCP', 2)}${count('RJCT', 2)}`),
    put(
      'OrgnlGrpInfAndSts',
      `<OrgnlNbOfTxs>3</OrgnlNbOfTxs><GrpSts>PART</GrpSts>${count('ACCP', 2)}${count('RJCT', 2)}`,
    ),
  ],
  'R-20': [put('GrpHdr/InstgAgt/FinInstnId', '<BICFI>ZYNODEF0XXX</BICFI>')],
  'R-19': [
    inTurn(
      twice('TxInf', (written) =>
        written
          .replace(
            /(OrgnlMsgNmId>pacs\.00)(\d)/,
            (_, head: string, digit: string) => `${head}${digit === '8' ? '3' : '8'}`,
          )
          .replace(/(<OrgnlMsgId>)[^<]*/, '$1ANOTHER-0001'),
      ),
      recounted,
    ),
    rewrite(/(OrgnlMsgNmId>)pacs\.008/, (found) => found.replace('008', '003')),
    ...['TxInf', 'TxInfAndSts', 'IntrBk'].flatMap((place) =>
      ['CORE', 'INST'].map((instrument) =>
        put(`${place}/OrgnlTxRef/PmtTpInf`, `<LclInstrm><Cd>${instrument}</Cd></LclInstrm>`),
      ),
    ),
  ],
};
