import { parseArgs } from 'node:util';
import { type RbVersion, rbVersion } from '@clearbench/contracts/sim-env/events';
import { type Scheme, schemes } from '@clearbench/contracts/sim-env/scheme';
import { type PlannedError, type Variation, variation } from '@clearbench/contracts/template/generate-routes';
import { mostBusinessDays, mostGenerated } from '@clearbench/contracts/template/load-file-limits';

export type Arguments = {
  /** The name of a built-in template, or an exported template as a file. */
  readonly template: string;
  readonly scheme: Scheme | undefined;
  readonly rulebook: RbVersion | undefined;
  readonly transactions: number;
  readonly errors: readonly PlannedError[];
  readonly vary: Variation;
  /** Undefined for a random one. */
  readonly seed: number | undefined;
  /** ISO 8601 UTC; undefined for now. */
  readonly at: string | undefined;
  /** Undefined for standard output. */
  readonly output: string | undefined;
};

export const usage =
  'usage: generate-file --template NAME|FILE.json [--scheme sct|inst|core|b2b] [--rulebook 2019|2021|2023|2025] [--transactions N] [--error RULE=SHARE%|COUNT]... [--amounts FROM-TO] [--vary-names] [--business-days N] [--seed N] [--at 2025-10-15T09:00:00Z] [--output FILE]';

/** The text of `--help`. */
export const help = `${usage}

Writes a file of many transactions from a template, without a server. Identifiers are unique and totals are correct.

  --template      a built-in template such as sct-typical, or the file of an exported template
  --scheme        the scheme of the template, which is checked
  --rulebook      its version; the newest one of the template where absent
  --transactions  from 1 to ${mostGenerated}; 1 where absent
  --error         breaks a rule in a share or a number of transactions, such as P-11=1% or I-08=3; can be repeated
  --amounts       amounts between two limits such as 1.00-5000.00; whole ones for 10-500
  --vary-names    other names of debtors and creditors
  --business-days spreads the dates over so many business days: a bulk or payment information for each
  --seed          the same seed and time give the same bytes; a random seed where absent
  --at            the time of creation; now where absent
  --output        the file to write; standard output where absent

Exit code: 0 after a complete file, 2 for wrong arguments or a template that does not fit.
`;

const text = { type: 'string' } as const;
const options = {
  template: text,
  scheme: text,
  rulebook: text,
  transactions: text,
  error: { type: 'string', multiple: true },
  amounts: text,
  'vary-names': { type: 'boolean' },
  'business-days': text,
  seed: text,
  at: text,
  output: text,
  help: { type: 'boolean', short: 'h' },
} as const;

const oneOf = <T extends string>(name: string, allowed: readonly T[], value: string | undefined): T | undefined => {
  const found = allowed.find((candidate) => candidate === value);
  if (value !== undefined && found === undefined)
    throw new Error(`--${name} is one of ${allowed.join(', ')}, not ${value}`);
  return found;
};

/** The smallest number of an option; 1 for the others. */
const leastOf: Readonly<Record<string, number>> = { seed: 0, 'business-days': 2 };

const numberOf = (name: string, value: string, most: number): number => {
  const number = Number(value);
  const least = leastOf[name] ?? 1;
  if (!/^\d+$/.test(value) || number < least || number > most)
    throw new Error(`--${name} is a number from ${least} to ${most}, not ${value}`);
  return number;
};

const errorOf = (value: string): PlannedError => {
  const match = /^([A-Z]+-\d+)=(?:(\d+)|(\d+(?:\.\d+)?)%)$/.exec(value);
  const [, ruleId = '', count, percent] = match ?? [];
  const share = Number(percent) / 100;
  if (match === null || Number(count) === 0 || share === 0 || share > 1)
    throw new Error(
      `--error is a rule with a share or a number of transactions, such as P-11=1% or P-11=3, not ${value}`,
    );
  return count === undefined ? { ruleId, share } : { ruleId, count: Number(count) };
};

const variationOf = (amounts: string | undefined, names: boolean): Variation => {
  const [from, to, ...rest] = amounts?.split('-') ?? [];
  const read = variation.safeParse({ names, ...(amounts === undefined ? {} : { amounts: { from, to } }) });
  if (!read.success || rest.length > 0)
    throw new Error(`--amounts are two amounts, the smaller one first, such as 1.00-5000.00, not ${amounts}`);
  return read.data;
};

const momentOf = (value: string): string => {
  const moment = new Date(value);
  if (!/^\d{4}-\d\d-\d\d(?:T.+(?:Z|[+-]\d\d:\d\d))?$/.test(value) || Number.isNaN(moment.getTime()))
    throw new Error(`--at is a day or a time such as 2025-10-15T09:00:00Z, not ${value}`);
  return moment.toISOString();
};

const whereGiven = <T>(value: string | undefined, read: (value: string) => T): T | undefined =>
  value === undefined ? undefined : read(value);

/** Reads the command line; throws with a sentence for the user; undefined for `--help`. */
export const readArguments = (texts: readonly string[]): Arguments | undefined => {
  const { values } = parseArgs({ args: [...texts], options });
  if (values.help) return undefined;
  if (values.template === undefined) throw new Error('--template is missing');
  return {
    template: values.template,
    scheme: oneOf('scheme', schemes, values.scheme),
    rulebook: oneOf('rulebook', rbVersion.options, values.rulebook),
    transactions: numberOf('transactions', values.transactions ?? '1', mostGenerated),
    errors: (values.error ?? []).map(errorOf),
    vary: {
      ...variationOf(values.amounts, values['vary-names'] ?? false),
      businessDays: whereGiven(values['business-days'], (value) => numberOf('business-days', value, mostBusinessDays)),
    },
    seed: whereGiven(values.seed, (value) => numberOf('seed', value, 0xffff_ffff)),
    at: whereGiven(values.at, momentOf),
    output: values.output,
  };
};
