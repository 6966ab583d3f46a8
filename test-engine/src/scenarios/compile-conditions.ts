import type { RuleConditions } from '@clearbench/contracts/scenario/rule-conditions';
import { compareDecimals, type Decimal, parseDecimal } from '@clearbench/iso20022/decimal';
import type { Party } from '../message-parser/parsed-message.ts';
import { centsOf } from './cents-of.ts';
import type { RuleFacts } from './rule-facts.ts';
import { anyOf, isWhichOne, listOf, type OneOrMany, shownRange, shownValues, shownWhichOne } from './rule-matchers.ts';

/** One condition of a rule; `field` is its name in the format. */
export type Condition = {
  readonly field: string;
  readonly expected: string;
  readonly holds: (facts: RuleFacts) => boolean;
  readonly actual: (facts: RuleFacts) => string;
};

type Given<K extends keyof RuleConditions> = NonNullable<RuleConditions[K]>;

type Values = readonly (string | undefined)[];

const shown = (values: Values): string => values.filter((value) => value !== undefined).join(', ');

const among = (
  field: string,
  expected: OneOrMany<string>,
  read: (facts: RuleFacts) => string | undefined,
): Condition => {
  const known = new Set(listOf(expected));
  return {
    field,
    expected: shownValues(expected),
    holds: (facts) => known.has(read(facts) ?? ''),
    actual: (facts) => read(facts) ?? '',
  };
};

const textual = (
  field: string,
  expected: OneOrMany<string>,
  valuesOf: (facts: RuleFacts) => Values,
  isBic = false,
): Condition => {
  const matches = anyOf(expected, isBic);
  return {
    field,
    expected: shownValues(expected),
    holds: (facts) => matches(valuesOf(facts)),
    actual: (facts) => shown(valuesOf(facts)),
  };
};

const decimal = (value: number | undefined): Decimal | undefined =>
  value === undefined ? undefined : parseDecimal(String(value));

const amount = ({ from, to }: Given<'amount'>): Condition => {
  const [least, most] = [decimal(from), decimal(to)];
  return {
    field: 'amount',
    expected: shownRange({ from, to }),
    holds: ({ amount: money }) =>
      money !== undefined &&
      (least === undefined || compareDecimals(money.value, least) >= 0) &&
      (most === undefined || compareDecimals(money.value, most) <= 0),
    actual: ({ amount: money }) => money?.text ?? '',
  };
};

export const twoDigits = (cents: string | number): string => String(cents).padStart(2, '0');

const cents = (given: Given<'cents'>): Condition =>
  among('cents', listOf(given).map(twoDigits), (facts) => centsOf(facts.amount).slice(1));

const time = ({ from, before }: Given<'time'>): Condition => ({
  field: 'time',
  expected: [from === undefined ? '' : `≥ ${from}`, before === undefined ? '' : `< ${before}`]
    .filter(Boolean)
    .join(', '),
  holds: (facts) => (from === undefined || facts.time >= from) && (before === undefined || facts.time < before),
  actual: (facts) => facts.time,
});

const cutOff = (given: Given<'cutOff'>): Condition =>
  among('cutOff', given, ({ isAfterCutOff }) => (isAfterCutOff ? 'after' : 'before'));

const party = (side: 'debtor' | 'creditor', given: Given<'debtor'>): readonly Condition[] => {
  const of = (field: keyof Party) => (facts: RuleFacts) => [facts[side][field]];
  const fields = ['bic', 'iban', 'name'] as const;
  return fields.flatMap((field) => {
    const expected = given[field];
    return expected === undefined ? [] : [textual(`${side}.${field}`, expected, of(field), field === 'bic')];
  });
};

const numbered = (
  field: 'transaction' | 'fileOfDay',
  given: Given<'transaction'>,
  numberOf: (facts: RuleFacts) => number | undefined,
): Condition => ({
  field,
  expected: shownWhichOne(given),
  holds: (facts) => {
    const number = numberOf(facts);
    return number !== undefined && isWhichOne(given, number);
  },
  actual: (facts) => String(numberOf(facts) ?? ''),
});

type Compilers = { readonly [K in keyof RuleConditions]-?: (given: Given<K>) => Condition | readonly Condition[] };

const compilers: Compilers = {
  message: (given) => among('message', given, ({ message }) => message),
  scheme: (given) => among('scheme', given, ({ scheme }) => scheme),
  amount,
  cents,
  currency: (given) => among('currency', given, (facts) => facts.amount?.currency),
  bic: (given) => textual('bic', given, ({ agents }) => agents, true),
  iban: (given) => textual('iban', given, ({ debtor, creditor }) => [debtor.iban, creditor.iban]),
  name: (given) => textual('name', given, ({ debtor, creditor }) => [debtor.name, creditor.name]),
  debtor: (given) => party('debtor', given),
  creditor: (given) => party('creditor', given),
  purpose: (given) => textual('purpose', given, ({ purpose }) => [purpose]),
  remittance: (given) => textual('remittance', given, ({ remittance }) => [remittance]),
  endToEndId: (given) => textual('endToEndId', given, ({ endToEndId }) => [endToEndId]),
  reason: (given) => among('reason', given, ({ reason }) => reason),
  transaction: (given) => numbered('transaction', given, ({ position }) => position),
  fileOfDay: (given) => numbered('fileOfDay', given, ({ fileOfDay }) => fileOfDay),
  time,
  cutOff,
  direction: (given) => among('direction', given, ({ direction }) => direction),
  tester: (given) => textual('tester', given, ({ tester }) => [tester], true),
  testerName: (given) => textual('testerName', given, ({ testerName }) => [testerName]),
  // The command selects the rule before its conditions are compared.
  command: () => [],
};

/** Rules without a message apply to payments; commands to every message. */
const payments: Given<'message'> = ['pacs.008', 'pacs.003'];

/** The conditions of a rule in the order of the format. */
export const compileConditions = (given: RuleConditions): readonly Condition[] => {
  const isOpen = given.message !== undefined || given.command !== undefined;
  const all: RuleConditions = isOpen ? given : { ...given, message: payments };
  return (Object.keys(compilers) as (keyof RuleConditions)[]).flatMap((field) => {
    const compile = compilers[field] as (given: unknown) => Condition | readonly Condition[];
    return all[field] === undefined ? [] : compile(all[field]);
  });
};
