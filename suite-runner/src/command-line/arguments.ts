import { parseArgs } from 'node:util';
import type { RunChoices } from '@clearbench/command-service/suite-space/run-suite-case';
import { rbVersion } from '@clearbench/contracts/sim-env/events';
import { instant } from '@clearbench/contracts/test-suite/scalars';
import { type ReportFormat, reportFormats } from '@clearbench/test-suites/reports/report-formats';

const formats = ['text', ...reportFormats] as const;
type Format = 'text' | ReportFormat;

export type RunArguments = {
  readonly command: 'run';
  readonly source: string;
  readonly format: Format;
  /** Undefined for standard output. */
  readonly output: string | undefined;
  readonly tags: readonly string[];
  readonly parallel: number;
  readonly choices: RunChoices;
};
export type Arguments =
  | RunArguments
  | { readonly command: 'check'; readonly source: string }
  | { readonly command: 'schema'; readonly of: 'case' | 'suite' }
  | { readonly command: 'help' };

export const usage = `usage: suite run FOLDER|ZIP [--environment TOKEN] [--rulebook 2019|2021|2023|2025]
                 [--format ${formats.join('|')}] [--output FILE]
                 [--seed N] [--at 2027-06-15T09:00:00Z] [--tags TAG,...] [--parallel N]
       suite check FOLDER|ZIP
       suite schema [case|suite]`;

export const explained = `${usage}

Runs test cases without a server, each in an environment of its own with an empty memory.

  --environment  the environment of every case: sct, inst, core or b2b
  --rulebook     the rulebook of every case
  --format       the report; text by default
  --output       the file of the report; standard output by default
  --seed         generated values are the same for the same seed
  --at           the instant at which each case starts
  --tags         only cases with one of these tags
  --parallel     the number of threads; 1 by default

check reads the files and lists their errors. schema prints the JSON Schema of the format.

Exit code: 0 where every case passes, 1 where a case fails, 2 where the cases cannot be run.
`;

const text = { type: 'string' } as const;
const options = {
  environment: text,
  rulebook: text,
  format: text,
  output: text,
  seed: text,
  at: text,
  tags: text,
  parallel: text,
  help: { type: 'boolean', short: 'h' },
} as const;

const oneOf = <T extends string>(name: string, allowed: readonly T[], value: string): T => {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`${name} is one of ${allowed.join(', ')}, not ${value}`);
  return found;
};

const numberOf = (name: string, value: string, most: number): number => {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number > most) throw new Error(`--${name} is a whole number up to ${most}, not ${value}`);
  return number;
};

const instantOf = (value: string): string => {
  if (!instant.safeParse(value).success)
    throw new Error(`--at is an instant such as 2027-06-15T09:00:00Z, not ${value}`);
  return new Date(value).toISOString();
};

const largestSeed = 2 ** 31;
const mostThreads = 64;

type Values = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];

const choicesOf = ({ environment, rulebook, seed, at }: Values): RunChoices => ({
  environment,
  rulebook: rulebook === undefined ? undefined : oneOf('--rulebook', rbVersion.options, rulebook),
  seed: seed === undefined ? undefined : numberOf('seed', seed, largestSeed),
  at: at === undefined ? undefined : instantOf(at),
});

/** Reads the command line; throws with a sentence for the user where it is wrong. */
export const readArguments = (texts: readonly string[]): Arguments => {
  const { values, positionals } = parseArgs({ args: [...texts], options, allowPositionals: true });
  if (values.help) return { command: 'help' };
  const [command = '', source, ...rest] = positionals;
  if (rest.length > 0) throw new Error(`${rest[0]} is one argument too many`);
  switch (oneOf('the command', ['run', 'check', 'schema'], command)) {
    case 'schema':
      return { command: 'schema', of: oneOf('the schema', ['case', 'suite'], source ?? 'case') };
    case 'check':
      if (source === undefined) throw new Error('no folder is named');
      return { command: 'check', source };
    case 'run':
      if (source === undefined) throw new Error('no folder is named');
      return {
        command: 'run',
        source,
        format: oneOf('--format', formats, values.format ?? 'text'),
        output: values.output,
        tags: values.tags?.split(',').filter((tag) => tag !== '') ?? [],
        parallel: Math.max(1, numberOf('parallel', values.parallel ?? '1', mostThreads)),
        choices: choicesOf(values),
      };
  }
};
