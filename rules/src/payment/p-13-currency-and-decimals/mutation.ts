import type { Mutation } from '../../mutations/mutation.ts';
import { attribute, insert } from '../../mutations/operations.ts';

const swissCharges =
  '<ChrgsInf><Amt Ccy="CHF">1.00</Amt><Agt><FinInstnId><BICFI>ZYDODEF0XXX</BICFI></FinInstnId></Agt></ChrgsInf>';

export const mutations: readonly Mutation[] = [
  attribute('OrgnlIntrBkSttlmAmt', 'Ccy', 'CHF'),
  attribute('RtrdIntrBkSttlmAmt', 'Ccy', 'CHF'),
  attribute('OrgnlTxRef/IntrBkSttlmAmt', 'Ccy', 'CHF'),
  attribute('InstdAmt', 'Ccy', 'CHF'),
  ...['TxInfAndSts', 'TxInf'].map((place) => insert(place, swissCharges)),
  ...['Bal', 'Ntry'].map((place) => attribute(`${place}/Amt`, 'Ccy', 'XYZ')),
];
