import type { Breaking } from '../breakable.ts';
import { daysFromNow, saturday } from '../days.ts';
import { attribute, drop, inTurn, put, rewrite, set, twice, whereThereIs } from '../operations.ts';
import { recounted } from '../recount.ts';
import { payments, transactions } from './party-places.ts';

const oneMore = (old: string): string => String(Number(old) + 1);
/** Another last digit. */
const otherCents = (old: string): string => old.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

const date = 'GrpHdr/IntrBkSttlmDt';
/** Of a collection, the day it is due moves along. */
const due = (day: typeof saturday): Breaking => inTurn(set('ReqdColltnDt', day), set(date, day));
const paymentType = '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>';
const typeOfFees = '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><CtgyPurp><Cd>FCOL</Cd></CtgyPurp></PmtTpInf>';
const nameOnly = '<InstdAgt><FinInstnId><Nm>The clearing</Nm></FinInstnId></InstdAgt>';

/** Payments with ids of their own: what tells ids apart is mostly their end. */
const withOtherIds = (written: string): string =>
  written.replace(/(<(?:[^\s<>/:]+:)?TxId>)([^<]*)/g, (_, tag: string, id: string) => `${tag}2-${id.slice(-33)}`);

/** A second payment with an id of its own. */
export const another = whereThereIs(payments, (place) => twice(place, withOtherIds));

/** A file with a bulk in it a second time. */
const bulkTwice = (counter: string, bulk: string): Breaking => inTurn(set(counter, oneMore), twice(bulk, withOtherIds));

export const groupHeaderBreakings: Readonly<Record<string, readonly Breaking[]>> = {
  'G-01': [bulkTwice('NumCTBlk', 'FIToFICstmrCdtTrf'), bulkTwice('NumDDBlk', 'FIToFICstmrDrctDbt')],
  'G-02': [set('GrpHdr/NbOfTxs', oneMore)],
  'G-03': [attribute('GrpHdr/TtlIntrBkSttlmAmt', 'Ccy', 'USD'), drop('GrpHdr/TtlIntrBkSttlmAmt')],
  'G-04': [set('GrpHdr/TtlIntrBkSttlmAmt', otherCents)],
  'G-05': [set('GrpHdr/TtlRtrdIntrBkSttlmAmt', otherCents), set('GrpHdr/TtlRvsdIntrBkSttlmAmt', otherCents)],
  'G-06': [
    set('CtrlData/NbOfTxs', oneMore),
    put('FIToFIPmtCxlReq/CtrlData', '<NbOfTxs>7</NbOfTxs>'),
    put('RsltnOfInvstgtn/CtrlData', '<NbOfTxs>7</NbOfTxs>'),
    set('GrpHdr/CtrlSum', otherCents),
    put('GrpHdr', '<CtrlSum>0.07</CtrlSum>'),
  ],
  'G-07': [drop(date), whereThereIs(transactions, (place) => put(place, '<IntrBkSttlmDt>2025-10-16</IntrBkSttlmDt>'))],
  'G-08': [
    set(date, daysFromNow(-3)),
    set(date, saturday),
    set(date, daysFromNow(40)),
    due(saturday),
    due(daysFromNow(-3)),
  ],
  'G-09': [set(date, daysFromNow(0))],
  'G-10': [set(date, daysFromNow(1)), set(date, daysFromNow(3))],
  'G-11': [put('GrpHdr/SttlmInf', '<SttlmMtd>COVE</SttlmMtd>'), put('GrpHdr/SttlmInf', '<SttlmMtd>INDA</SttlmMtd>')],
  'G-12': [put('GrpHdr/SttlmInf', '<ClrSys><Prtry>XYZ</Prtry></ClrSys>'), drop('SttlmInf/ClrSys')],
  'G-13': [put('GrpHdr/SttlmInf', '<SttlmAcct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy></SttlmAcct>')],
  'G-14': [
    put('GrpHdr', paymentType),
    whereThereIs(payments, (place) => drop(`${place}/PmtTpInf`)),
    drop('GrpHdr/PmtTpInf'),
  ],
  'G-15': [put('GrpHdr', typeOfFees)],
  'G-16': [put('GrpHdr', nameOnly), whereThereIs(transactions, (place) => put(place, nameOnly))],
  'G-17': [inTurn(another, recounted)],
  'G-18': [
    rewrite(
      /<((?:[^\s<>/:]+:)?)IntrBk>[\s\S]*<\/\1IntrBk>/,
      '<$1StmtNtry><$1OrgnlStmtId>STMT-0001</$1OrgnlStmtId></$1StmtNtry>',
    ),
  ],
};
