import { type Arguments, chargesIn, codeIn, countIn, delayIn } from './arguments.ts';
import type { Corruption, Effect } from './effect.ts';

/** The syntax of a command, its number of arguments, and its effect; undefined for invalid arguments. */
type Verb = {
  readonly usage: string;
  readonly most: number;
  readonly effect: (args: Arguments) => Effect | undefined;
};

const coded =
  (type: 'return' | 'refund' | 'reversal' | 'recall' | 'recallRequest', otherwise: string) => (args: Arguments) => {
    const code = codeIn(args[0], otherwise);
    const delay = delayIn(args[1], { days: 1 });
    return code === undefined || delay === undefined ? undefined : { type, code, delay };
  };

const withCode =
  (type: 'reject' | 'recallNo' | 'inquiryNo' | 'settlementFailure', otherwise: string) => (args: Arguments) => {
    const code = codeIn(args[0], otherwise);
    return code === undefined ? undefined : { type, code };
  };

const times = (type: 'duplicate' | 'mirror', otherwise: number, least: number, most: number) => (args: Arguments) => {
  const count = countIn(args[0], otherwise, least, most);
  return count === undefined ? undefined : { type, times: count };
};

const recallYes = (args: Arguments): Effect | undefined => {
  const charges = chargesIn(args[0]);
  return charges === undefined ? undefined : { type: 'recallYes', charges };
};

const late = (args: Arguments): Effect | undefined => {
  const delay = delayIn(args[0], { seconds: 12 });
  return delay === undefined ? undefined : { type: 'late', delay };
};

const split = (args: Arguments): Effect | undefined => {
  const size = countIn(args[0], undefined, 1, 100_000);
  return size === undefined ? undefined : { type: 'split', size };
};

const corruptions: readonly string[] = ['SUM', 'XML', 'HDR'] satisfies Corruption[];

const corrupt = ([what = '']: Arguments): Effect | undefined =>
  corruptions.includes(what) ? { type: 'corrupt', what: what as Corruption } : undefined;

/** The commands of `SIM:`; their characters are allowed in every SEPA field. */
export const verbs: Readonly<Record<string, Verb>> = {
  RJCT: { usage: 'RJCT(code)', most: 1, effect: withCode('reject', 'MS03') },
  RTRN: { usage: 'RTRN(code,+nD)', most: 2, effect: coded('return', 'MS03') },
  REFUND: { usage: 'REFUND(code,+nD)', most: 2, effect: coded('refund', 'MD06') },
  RVSL: { usage: 'RVSL(code,+nD)', most: 2, effect: coded('reversal', 'AM05') },
  RCLL: { usage: 'RCLL(code,+nD)', most: 2, effect: coded('recall', 'DUPL') },
  RFRO: { usage: 'RFRO(code,+nD)', most: 2, effect: coded('recallRequest', 'CUST') },
  'RECALL-OK': { usage: 'RECALL-OK(Camount)', most: 1, effect: recallYes },
  'RECALL-NO': { usage: 'RECALL-NO(code)', most: 1, effect: withCode('recallNo', 'CUST') },
  'INQ-OK': { usage: 'INQ-OK', most: 0, effect: () => ({ type: 'inquiryYes' }) },
  'INQ-NO': { usage: 'INQ-NO(code)', most: 1, effect: withCode('inquiryNo', 'RNPR') },
  SILENT: { usage: 'SILENT', most: 0, effect: () => ({ type: 'silence' }) },
  TMOUT: { usage: 'TMOUT', most: 0, effect: () => ({ type: 'timeOut' }) },
  LATE: { usage: 'LATE(nS)', most: 1, effect: late },
  DUP: { usage: 'DUP(n), n from 2 to 10', most: 1, effect: times('duplicate', 2, 2, 10) },
  MIRROR: { usage: 'MIRROR(n), n from 1 to 20', most: 1, effect: times('mirror', 1, 1, 20) },
  SPLIT: { usage: 'SPLIT(n)', most: 1, effect: split },
  SETTFAIL: { usage: 'SETTFAIL(code)', most: 1, effect: withCode('settlementFailure', 'ED05') },
  CORRUPT: { usage: 'CORRUPT(SUM), CORRUPT(XML) or CORRUPT(HDR)', most: 1, effect: corrupt },
};
