import { addDecimals, formatDecimal, parseDecimal, zero } from '@clearbench/iso20022/decimal';
import { usualCode } from '@clearbench/iso20022/grammar/enumeration-texts';
import type { ValueType } from '@clearbench/iso20022/model/model';
import type { Profile } from '@clearbench/iso20022/profile';
import { messagesOf } from '@clearbench/iso20022/rulebooks';
import type { SubsetValue } from '@clearbench/iso20022/subsets/subset-notation';

/** The place of a value to insert: in the text of the message, and in the part of it that the element will be in. */
export type ValuePlace = {
  readonly text: string;
  readonly around: string;
  readonly profile: Profile;
  /** Names from the message element to the value. */
  readonly path: readonly string[];
};

type ValueKind = { readonly type: ValueType; readonly narrowed: SubsetValue | undefined };

const absent = 'NOTPROVIDED';

const valuesOf = (text: string, name: string): readonly string[] =>
  [...text.matchAll(new RegExp(`<(?:\\w+:)?${name}(?: [^>]*)?>([^<]+)<`, 'g'))].map(([, value = '']) => value);

const firstOf = (text: string, ...names: readonly string[]): string | undefined =>
  names.flatMap((name) => valuesOf(text, name).slice(0, 1))[0];

const transactions = ['CdtTrfTxInf', 'DrctDbtTxInf', 'TxInf', 'TxInfAndSts'];
const amounts = ['RtrdIntrBkSttlmAmt', 'RvsdIntrBkSttlmAmt', 'IntrBkSttlmAmt', 'InstdAmt', 'OrgnlIntrBkSttlmAmt'];

const countOf = (text: string): number =>
  transactions.reduce((sum, name) => sum + [...text.matchAll(new RegExp(`<(?:\\w+:)?${name}[ >]`, 'g'))].length, 0);

/** The sum of the amounts of the transactions. */
const sumOf = (text: string): string => {
  const values = amounts.map((name) => valuesOf(text, name)).find((found) => found.length > 0) ?? [];
  const sum = values.reduce((all, value) => addDecimals(all, parseDecimal(value) ?? zero), zero);
  return formatDecimal(sum, 2);
};

const isTotal = (name: string): boolean => name === 'CtrlSum' || name.startsWith('Ttl');

const totals = ['TtlRtrdIntrBkSttlmAmt', 'TtlRvsdIntrBkSttlmAmt', 'TtlIntrBkSttlmAmt'];

/** The part around the element, or the whole message where the part has no transactions. */
const withTransactions = ({ around, text }: ValuePlace): string => (countOf(around) > 0 ? around : text);

const amountText = (name: string, context: ValuePlace): string =>
  isTotal(name)
    ? sumOf(withTransactions(context))
    : (firstOf(context.around, ...amounts) ?? firstOf(context.text, ...amounts, ...totals) ?? '1.00');

const dateNames = ['IntrBkSttlmDt', 'ReqdColltnDt', 'ReqdExctnDt', 'OrgnlIntrBkSttlmDt'];

const dateText = (name: string, { around, text, profile }: ValuePlace): string =>
  name === 'BirthDt'
    ? '1980-01-01'
    : (firstOf(around, ...dateNames) ?? firstOf(text, ...dateNames) ?? profile.now.slice(0, 10));

/** Less than a second ago, without a zero at the end. */
const dateTimeText = ({ profile }: ValuePlace): string => new Date(Date.parse(profile.now) - 999).toISOString();

/** Reasons and purposes that every scheme has, by the element around them. */
const usualCodes: Readonly<Record<string, string>> = {
  RtrRsnInf: 'AC04',
  StsRsnInf: 'AC04',
  CxlRsnInf: 'DUPL',
  RvslRsnInf: 'AM05',
  CxlStsRsnInf: 'CUST',
  SvcLvl: 'SEPA',
  CtgyPurp: 'OTHR',
  Purp: 'OTHR',
  CdOrPrtry: 'SCOR',
  InstrForAssgne: 'INQR',
  Rjctd: 'NOOR',
};

const localInstruments = { sct: 'SEPA', inst: 'INST', core: 'CORE', b2b: 'B2B' } as const;

const externalCode = ({ path, profile }: ValuePlace): string => {
  if (path.includes('LclInstrm')) return localInstruments[profile.scheme];
  const around = path.toReversed().find((name) => usualCodes[name] !== undefined);
  return usualCodes[around ?? ''] ?? '';
};

const listedCode = (codes: readonly string[], name: string, context: ValuePlace): string => {
  const usual = externalCode(context);
  return codes.includes(usual) ? usual : (usualCode(name, codes) ?? codes[0] ?? '');
};

const isDebit = ({ scheme }: Profile): boolean => scheme === 'core' || scheme === 'b2b';

const originalName = ({ profile, path }: ValuePlace): string => {
  const name = isDebit(profile)
    ? 'pacs.003'
    : path[0] === 'FIToFIPmtStsReq' && profile.scheme === 'sct'
      ? 'camt.056'
      : 'pacs.008';
  const version = messagesOf(profile.rbVersion, profile.scheme).find((message) => message.startsWith(`${name}.`));
  return profile.rbVersion < '2025' ? (version ?? name) : name;
};

const creditorIdentifier = 'DE98ZZZ09999999999';

/** References that the sender assigns; all others are those of an original. */
const isOwnReference = (name: string): boolean =>
  /^(?:Msg|Tx|Sts|Rtr|Rvsl|Cxl|CxlSts|StsReq|Mod|ModSts|PmtInf)Id$|^Id$/.test(name);

const textFor = (name: string, context: ValuePlace): string => {
  const { path, text } = context;
  if (name === 'Cd') return externalCode(context);
  if (name === 'OrgnlMsgNmId') return originalName(context);
  if (path.some((one) => one.endsWith('CdtrSchmeId'))) return path.at(-2) === 'SchmeNm' ? 'SEPA' : creditorIdentifier;
  if (isOwnReference(name)) return `${(firstOf(text, 'MsgId', 'Id') ?? absent).slice(0, 33)}-1`;
  return absent;
};

const ibans = ['DE89370400440532013000', 'FR1420041010050500013M02606'];
const bic = 'ZYDODEF0XXX';

const ibanText = (text: string): string => ibans.find((iban) => !text.includes(iban)) ?? ibans[0] ?? '';

const bicText = ({ text, profile, path }: ValuePlace): string =>
  (path.includes('InstgAgt') ? profile.senderBic : undefined) ??
  firstOf(text, 'BICFI', 'BIC', 'AnyBIC', 'BICOrBEI') ??
  profile.senderBic ??
  bic;

/** Values of elements whose form ISO 20022 defines by a pattern. */
const patternText = (name: string, context: ValuePlace): string => {
  switch (name) {
    case 'IBAN':
      return ibanText(context.text);
    case 'NbOfTxs':
      return String(Math.max(1, countOf(withTransactions(context))));
    case 'BIC':
    case 'BICFI':
    case 'AnyBIC':
    case 'BICOrBEI':
      return bicText(context);
    case 'LEI':
      return 'CLEARBENCHTEST000161';
    case 'Ctry':
    case 'CtryOfBirth':
      return 'DE';
    case 'Ccy':
      return 'EUR';
    default:
      return '';
  }
};

const isoText = (type: ValueType, name: string, context: ValuePlace): string => {
  switch (type.kind) {
    case 'text':
      return textFor(name, context).slice(0, type.max);
    case 'pattern':
      return patternText(name, context);
    case 'code':
      return listedCode(type.codes, name, context);
    case 'decimal':
      return amountText(name, context);
    case 'date':
      return dateText(name, context);
    case 'dateTime':
      return dateTimeText(context);
    case 'boolean':
      return 'false';
    case 'time':
    case 'gYearMonth':
    case 'gYear':
    case 'binary':
      return '';
  }
};

/** The status of a group and of its transactions are the same where only one of them is there. */
const statusText = (name: string, { text }: ValuePlace): string | undefined => {
  if (name === 'GrpSts') return firstOf(text, 'TxSts', 'DtldSts');
  const ofGroup = name === 'TxSts' ? firstOf(text, 'GrpSts') : undefined;
  return ofGroup === 'PART' ? 'RJCT' : ofGroup;
};

/** A value that the scheme allows and that fits the message; '' where none is known. */
export const insertedValue = ({ type, narrowed }: ValueKind, context: ValuePlace): string => {
  const name = context.path.at(-1) ?? '';
  if (narrowed?.kind === 'code') return narrowed.codes[0] ?? '';
  if (name === 'PmtMtd') return isDebit(context.profile) ? 'DD' : 'TRF';
  return statusText(name, context) ?? isoText(type, name, context);
};
