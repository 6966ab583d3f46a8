import type { Breaking } from '../breakable.ts';
import { attribute, drop, inTurn, put, set, whereThereIs } from '../operations.ts';
import { recounted } from '../recount.ts';
import { payments } from './party-places.ts';

const inPaymentType = (xml: string): readonly Breaking[] => [
  put('GrpHdr/PmtTpInf', xml),
  whereThereIs(payments, (place) => put(`${place}/PmtTpInf`, xml)),
  put('PmtInf/PmtTpInf', xml),
];
const inPayment = (xml: string): Breaking => whereThereIs(payments, (place) => put(place, xml));
const amount = (value: string): Breaking =>
  inTurn(
    whereThereIs(payments, (place) => set(`${place}/IntrBkSttlmAmt`, value)),
    recounted,
  );
const swissCharges =
  '<ChrgsInf><Amt Ccy="CHF">1.00</Amt><Agt><FinInstnId><BICFI>ZYDODEF0XXX</BICFI></FinInstnId></Agt></ChrgsInf>';
/** The payment type where it is, and nowhere new. */
const paymentTypes = ['GrpHdr/PmtTpInf', ...payments.map((place) => `${place}/PmtTpInf`), 'PmtInf/PmtTpInf'];
const wherePaymentTypeIs = (xml: string): readonly Breaking[] => [
  whereThereIs(paymentTypes, (place) => put(place, xml)),
];

export const paymentBreakings: Readonly<Record<string, readonly Breaking[]>> = {
  'P-01': wherePaymentTypeIs('<SvcLvl><Cd>URGP</Cd></SvcLvl>'),
  'P-02': wherePaymentTypeIs('<LclInstrm><Prtry>INST</Prtry></LclInstrm>'),
  'P-03': wherePaymentTypeIs('<LclInstrm><Cd>COR1</Cd></LclInstrm>'),
  'P-04': wherePaymentTypeIs('<LclInstrm><Cd>TRF</Cd></LclInstrm>'),
  'P-05': [...wherePaymentTypeIs('<SeqTp>RPRE</SeqTp>'), whereThereIs(paymentTypes, (place) => drop(`${place}/SeqTp`))],
  'P-06': [
    ...wherePaymentTypeIs('<CtgyPurp><Cd>WAGE</Cd></CtgyPurp>'),
    ...inPaymentType('<CtgyPurp><Cd>WAGE</Cd></CtgyPurp>'),
  ],
  'P-07': [inPayment('<Purp><Prtry>GDDS</Prtry></Purp>')],
  'P-08': [
    amount('1000000000.00'),
    amount('0.00'),
    amount('12.345'),
    ...[
      'InstdAmt',
      'RtrdIntrBkSttlmAmt',
      'RvsdIntrBkSttlmAmt',
      ...payments.map((place) => `${place}/IntrBkSttlmAmt`),
    ].map((place) => attribute(place, 'Ccy', 'CHF')),
  ],
  'P-09': [amount('100000.01')],
  'P-10': [amount('1000000000.00')],
  'P-11': [set('ChrgBr', 'SHAR'), put('TxInf', '<ChrgBr>SHAR</ChrgBr>')],
  'P-12': [
    inPayment('<InstdAmt Ccy="EUR">270.00</InstdAmt><XchgRate>1.08</XchgRate>'),
    inPayment('<InstdAmt Ccy="EUR">270.00</InstdAmt>'),
  ],
  'P-13': [
    attribute('OrgnlIntrBkSttlmAmt', 'Ccy', 'CHF'),
    attribute('RtrdIntrBkSttlmAmt', 'Ccy', 'CHF'),
    attribute('OrgnlTxRef/IntrBkSttlmAmt', 'Ccy', 'CHF'),
    attribute('InstdAmt', 'Ccy', 'CHF'),
    ...['TxInfAndSts', 'TxInf'].map((place) => put(place, swissCharges)),
    ...['Bal', 'Ntry'].map((place) => attribute(`${place}/Amt`, 'Ccy', 'XYZ')),
  ],
};
