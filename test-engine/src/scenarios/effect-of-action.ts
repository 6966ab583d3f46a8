import { type RuleAction, timeOutCodes } from '@clearbench/contracts/scenario/rule-actions';
import { type Arguments, chargesIn, codeIn, countIn, delayIn } from './arguments.ts';
import type { Corruption, Effect } from './effect.ts';

type Value = string | number | { readonly argument: number; readonly otherwise?: string | number | undefined };

/** The text of a value: itself, or the argument of the command in the message. */
const textOf = (value: Value | undefined, args: Arguments): string | undefined => {
  if (typeof value !== 'object') return value === undefined ? undefined : String(value);
  const { argument, otherwise } = value;
  return args[argument - 1] ?? (otherwise === undefined ? undefined : String(otherwise));
};

type Action<N extends keyof RuleAction> = NonNullable<RuleAction[N]>;

/** The effect of an action; undefined where an argument of the command is not valid. */
type Builders = {
  readonly [N in keyof RuleAction]-?: (action: Action<N>, args: Arguments) => Effect | undefined;
};

type Coded = { readonly code: Value; readonly after?: Value | undefined };

const withCode =
  (type: 'reject' | 'recallNo' | 'inquiryNo' | 'settlementFailure') =>
  ({ code }: Coded, args: Arguments): Effect | undefined => {
    const known = codeIn(textOf(code, args) ?? '', '');
    return known === undefined ? undefined : { type, code: known };
  };

const withCodeLater =
  (type: 'return' | 'refund' | 'reversal' | 'recall' | 'recallRequest') =>
  ({ code, after }: Coded, args: Arguments): Effect | undefined => {
    const known = codeIn(textOf(code, args) ?? '', '');
    const delay = delayIn(textOf(after, args), { days: 1 });
    return known === undefined || delay === undefined ? undefined : { type, code: known, delay };
  };

const corruptions: readonly string[] = ['SUM', 'XML', 'HDR'] satisfies Corruption[];

const counted = (type: 'duplicate' | 'mirror', otherwise: number, least: number, most: number) => {
  return ({ times }: { readonly times?: Value | undefined }, args: Arguments): Effect | undefined => {
    const count = countIn(textOf(times, args), otherwise, least, most);
    return count === undefined ? undefined : { type, times: count };
  };
};

/** The charges in a command begin with C. */
const chargesOf = (value: Value | undefined, args: Arguments): string | undefined => {
  const text = textOf(value, args);
  return chargesIn(typeof value === 'number' ? `C${text}` : text);
};

const builders: Builders = {
  accept: () => undefined,
  reject: withCode('reject'),
  partAccept: withCode('reject'),
  timeOut: ({ code }, args) => {
    const known = textOf(code, args) ?? 'AB05';
    return timeOutCodes.some((one) => one === known) ? { type: 'timeOut', code: known } : undefined;
  },
  return: withCodeLater('return'),
  refund: withCodeLater('refund'),
  reverse: withCodeLater('reversal'),
  failSettlement: withCode('settlementFailure'),
  recall: withCodeLater('recall'),
  requestRecall: withCodeLater('recallRequest'),
  inquire: ({ message, after }, args) => {
    const delay = delayIn(textOf(after, args), { days: 1 });
    return delay === undefined ? undefined : { type: 'inquiry', message, delay };
  },
  acceptRecall: ({ charges }, args) => {
    const known = chargesOf(charges, args);
    return known === undefined ? undefined : { type: 'recallYes', charges: known };
  },
  refuseRecall: withCode('recallNo'),
  acceptInquiry: () => ({ type: 'inquiryYes' }),
  refuseInquiry: withCode('inquiryNo'),
  deliver: counted('mirror', 1, 1, 20),
  silence: () => ({ type: 'silence' }),
  late: ({ after }, args) => {
    const delay = delayIn(textOf(after, args) ?? '', { seconds: 0 });
    return delay === undefined ? undefined : { type: 'late', delay };
  },
  hold: () => ({ type: 'hold' }),
  duplicate: counted('duplicate', 2, 2, 10),
  split: ({ size }, args) => {
    const count = countIn(textOf(size, args), undefined, 1, 100_000);
    return count === undefined ? undefined : { type: 'split', size: count };
  },
  verifyPayee: ({ result, name }) => {
    const hasName = name !== undefined;
    const isComplete = result === 'CMTC' ? hasName : hasName || result !== undefined;
    return isComplete ? { type: 'verifyPayee', result, name } : undefined;
  },
  corrupt: ({ what }, args) => {
    const known = textOf(what, args) ?? '';
    return corruptions.includes(known) ? { type: 'corrupt', what: known as Corruption } : undefined;
  },
};

export type NamedAction = readonly [name: keyof RuleAction, parameters: Readonly<Record<string, Value | undefined>>];

/** The name of an action and its parameters; the format allows exactly one name. */
export const namedAction = (action: RuleAction): NamedAction => Object.entries(action)[0] as NamedAction;

/** The effect of an action with the arguments of a command; undefined for `accept` and for invalid arguments. */
export const effectOfAction = (action: RuleAction, args: Arguments = []): Effect | undefined => {
  const [name, parameters] = namedAction(action);
  const build = builders[name] as (parameters: NamedAction[1], args: Arguments) => Effect | undefined;
  return build(parameters, args);
};

/** The number of arguments that the actions of a command read. */
export const mostArguments = (actions: readonly RuleAction[]): number =>
  Math.max(
    0,
    ...actions.flatMap((action) =>
      Object.values(namedAction(action)[1]).map((value) => (typeof value === 'object' ? value.argument : 0)),
    ),
  );
