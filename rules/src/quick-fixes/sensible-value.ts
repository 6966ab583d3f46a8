import { berlinClock } from '@clearbench/calendars/berlin-time';
import type { ValueType } from '@clearbench/iso20022/model/model';
import type { Profile } from '@clearbench/iso20022/profile';
import { elementAt } from './ranges.ts';

/** Characters of an element that are read for its totals. */
const longestContent = 2_000_000;

/** The element that begins at an offset; empty where it is too long to be added up, or has no end. */
export const contentFrom = (text: string, offset: number): string => {
  const end = text.length - offset > longestContent ? undefined : elementAt(text, offset)?.end;
  return end === undefined ? '' : text.slice(offset, end.from);
};

/** The payments of a group, by the element that begins each of them. */
const payment = /<(?:[\w.-]+:)?(?:CdtTrfTxInf|DrctDbtTxInf|TxInf)[\s>]/g;

/** The amounts of the payments that each total adds up: the whole part and the decimals. */
const amountsOf: Readonly<Record<string, RegExp>> = {
  CtrlSum: /<(?:[\w.-]+:)?InstdAmt[^>]*>\s*(\d+)(?:\.(\d{1,2}))?\s*</g,
  TtlIntrBkSttlmAmt: /<(?:[\w.-]+:)?IntrBkSttlmAmt[^>]*>\s*(\d+)(?:\.(\d{1,2}))?\s*</g,
  TtlRtrdIntrBkSttlmAmt: /<(?:[\w.-]+:)?RtrdIntrBkSttlmAmt[^>]*>\s*(\d+)(?:\.(\d{1,2}))?\s*</g,
};

const totalOf = (content: string, amounts: RegExp): string | undefined => {
  let cents = 0n;
  for (const [, whole = '0', fraction = ''] of content.matchAll(amounts))
    cents += BigInt(whole + fraction.padEnd(2, '0'));
  return cents === 0n ? undefined : `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
};

/**
 * A value that fits into an element to insert: the total and the number of the payments around it, today's date.
 * Undefined where only the user knows it. `content` is the text of the payments.
 */
export const sensibleValue = (
  name: string,
  value: ValueType,
  content: string,
  { now }: Pick<Profile, 'now'>,
): string | undefined => {
  const amounts = amountsOf[name];
  if (amounts !== undefined) return totalOf(content, amounts);
  if (name === 'NbOfTxs') return String([...content.matchAll(payment)].length || 1);
  // What the original says, only the user knows.
  if (name.startsWith('Orgnl')) return undefined;
  if (name === 'EndToEndId') return 'NOTPROVIDED';
  if (value.kind === 'date') return berlinClock(now).date;
  if (value.kind === 'dateTime') return `${new Date(now).toISOString().slice(0, 19)}Z`;
  return undefined;
};
