import type { FactsById } from './rule-facts.ts';

const amount = (value: string, currency = 'EUR'): string =>
  `<IntrBkSttlmAmt Ccy="${currency}">${value}</IntrBkSttlmAmt>`;
const coded = (element: string, code: string): string => `<${element}>\n  <Cd>${code}</Cd>\n</${element}>`;
const ownCode = (element: string, code: string): string => `<${element}>\n  <Prtry>${code}</Prtry>\n</${element}>`;

/** Rules of payment type, amount and charges. */
export const paymentFacts: FactsById = {
  'P-01': { right: coded('SvcLvl', 'SEPA'), wrong: coded('SvcLvl', 'URGP') },
  'P-02': { right: coded('LclInstrm', 'INST'), wrong: ownCode('LclInstrm', 'INST') },
  'P-03': { right: coded('LclInstrm', 'CORE'), wrong: coded('LclInstrm', 'COR1') },
  'P-04': {
    right: `<PmtTpInf>\n  <SvcLvl>\n    <Cd>SEPA</Cd>\n  </SvcLvl>\n</PmtTpInf>`,
    wrong: `<PmtTpInf>\n  <SvcLvl>\n    <Cd>SEPA</Cd>\n  </SvcLvl>\n  <LclInstrm>\n    <Cd>TRF</Cd>\n  </LclInstrm>\n</PmtTpInf>`,
  },
  'P-05': { right: '<SeqTp>RCUR</SeqTp>', wrong: '<SeqTp>RPRE</SeqTp>' },
  'P-06': { right: coded('CtgyPurp', 'SALA'), wrong: coded('CtgyPurp', 'WAGE') },
  'P-07': { right: coded('Purp', 'GDDS'), wrong: ownCode('Purp', 'GDDS') },
  'P-08': { codes: ['AM01', 'AM02', 'AM03'], right: amount('250.00'), wrong: amount('0.00') },
  'P-09': { codes: ['AM02'], right: amount('100000.00'), wrong: amount('100000.01') },
  // That the scheme's own limit is gone is known from the field; what the rule finds is the range of P-08, which is published.
  'P-10': { codes: ['AM02'], right: amount('999999999.99'), wrong: amount('1000000000.00') },
  'P-11': { right: '<ChrgBr>SLEV</ChrgBr>', wrong: '<ChrgBr>SHAR</ChrgBr>' },
  'P-12': {
    right: amount('250.00'),
    wrong: `${amount('250.00')}\n<InstdAmt Ccy="USD">270.00</InstdAmt>\n<XchgRate>1.08</XchgRate>`,
  },
  'P-13': {
    codes: ['AM03', 'AM11'],
    right: '<OrgnlIntrBkSttlmAmt Ccy="EUR">250.00</OrgnlIntrBkSttlmAmt>',
    wrong: '<OrgnlIntrBkSttlmAmt Ccy="CHF">250.00</OrgnlIntrBkSttlmAmt>',
  },
};
