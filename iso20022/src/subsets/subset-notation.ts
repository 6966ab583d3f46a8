import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { type Decimal, parseDecimal } from '../decimal.ts';
import { readElementUse } from '../model/read-notation.ts';
import type { Profile } from '../profile.ts';

type RbVersion = Profile['rbVersion'];

/** What a value in the subset may be, where it is less than ISO 20022 allows. */
export type SubsetValue =
  | { readonly kind: 'code'; readonly codes: readonly string[] }
  | { readonly kind: 'text'; readonly max: number }
  | { readonly kind: 'pattern'; readonly pattern: RegExp; readonly source: string }
  | {
      readonly kind: 'amount';
      /** Undefined = the bound of ISO 20022. */
      readonly from: Decimal | undefined;
      readonly to: Decimal | undefined;
      /** The bounds as they are written: 0.01–999999999.99. */
      readonly range: string;
      readonly fractionDigits: number;
      readonly currency?: string | undefined;
    };

/**
 * What states a line of a subset:
 *
 *   schema        the published schema of that rulebook
 *   carriedOver   the published schema of an earlier rulebook
 *   usageRule     the usage rules of the scheme, or the published schema of another message with the same type
 *   practice      what banks and clearings usually do; no published source confirms the line
 */
export type LineSource = 'schema' | 'carriedOver' | 'usageRule' | 'practice';

/** Rulebooks of one scheme with the same elements, by what states the lines that name no source of their own. */
export type SubsetTable = {
  readonly scheme: string;
  readonly guideline: string;
  readonly schema?: readonly string[];
  readonly carriedOver?: readonly string[];
  readonly usageRule?: readonly string[];
  readonly practice?: readonly string[];
};

/** The subset of a message; of one of its uses if it has several. */
export type SubsetUse = {
  readonly message: string;
  readonly use?: string;
  /** The message versions with this use, if not all have it. */
  readonly versions?: readonly string[];
  readonly tables: readonly SubsetTable[];
  /** The type of the message element. */
  readonly root: string;
  /** Elements that the usage rules exclude, wherever a message has them; only where no schema is published. */
  readonly notUsed?: readonly string[];
};

/**
 * Elements by the name of their type, in the names of the 2019 standard:
 *
 *   "Nm?": "value"               bounds as in message definitions; any value of ISO 20022
 *   "Id": "Party"                a type of the file, or of common-types.json
 *   "Nm": "text 1..70"           length in characters
 *   "Cd": "code SEPA"            one of these codes
 *   "IntrBkSttlmAmt": "amount 0.01..999999999.99 2 EUR"     range, fraction digits, currency
 *   "MsgId": "pattern [A-Z]+"
 *   "LEI? 2023+": "value"        since rulebook 2023; `2019-` = until rulebook 2019
 *   "PmtTpInf inst": "…"         in this scheme only
 *   "BICFI one": "value"         exactly one of the lines with `one`; with `BICFI? one` at most one of them
 *   "StsId practice": "value"    the source of the line, where it is another than that of the table
 */
export type SubsetTypes = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type SubsetFile = { readonly subsets: readonly SubsetUse[]; readonly types: SubsetTypes };

type Where = { readonly scheme: Scheme; readonly rbVersion: RbVersion };

const sources: readonly string[] = ['schema', 'carriedOver', 'usageRule', 'practice'] satisfies LineSource[];

const isSource = (word: string): word is LineSource => sources.includes(word);

const applies = (condition: string, { scheme, rbVersion }: Where): boolean => {
  const [, year, direction] = /^(\d{4})([+-])$/.exec(condition) ?? [];
  if (year === undefined) return condition === scheme;
  return direction === '+' ? rbVersion >= year : rbVersion <= year;
};

/** One element of a type; undefined if it does not exist in that scheme and rulebook. */
export const readSubsetElement = (key: string, where: Where) => {
  const [nameAndBounds = '', ...words] = key.split(' ');
  const source = words.find(isSource);
  const isOneOf = words.includes('one');
  const conditions = words.filter((word) => !isSource(word) && word !== 'one');
  if (!conditions.every((condition) => applies(condition, where))) return undefined;
  const { name, min, max } = readElementUse(nameAndBounds, 'Any');
  return { name, min, max, source, isOneOf };
};

const readAmount = ([range = '', digits, currency]: readonly string[]): SubsetValue => {
  const [from = '', to = ''] = range.split('..');
  return {
    kind: 'amount',
    from: parseDecimal(from),
    to: parseDecimal(to),
    range: range === '..' ? '' : `${from}–${to}`,
    fractionDigits: Number(digits),
    currency,
  };
};

/** The value in a type's position; undefined for `value` and for the name of a type. */
export const readSubsetValue = (type: string): SubsetValue | undefined => {
  const [kind, ...words] = type.split(' ');
  if (kind === 'code') return { kind, codes: words };
  if (kind === 'text') return { kind, max: Number(words[0]?.split('..')[1]) };
  if (kind === 'amount') return readAmount(words);
  if (kind !== 'pattern') return undefined;
  const source = words.join(' ');
  return { kind, source, pattern: new RegExp(`^(?:${source})$`, 'u') };
};
