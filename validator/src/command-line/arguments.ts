import { parseArgs } from 'node:util';
import { schemes } from '@clearbench/contracts/sim-env/scheme';
import type { Profile } from '@clearbench/iso20022/profile';
import { rulebookVersions } from '@clearbench/iso20022/rulebooks';
import { type FindingLanguage, findingLanguages } from '@clearbench/rules/texts/finding-texts';
import { type ExportForm, exportForms } from '../report-export/export-reports.ts';

export type Arguments = {
  /** Undefined for a line a finding, to be read by people. */
  readonly form: ExportForm | undefined;
  readonly language: FindingLanguage;
  /** Scheme and rulebook: undefined when the message itself decides. */
  readonly scheme: Profile['scheme'] | undefined;
  readonly rulebook: Profile['rbVersion'] | undefined;
  /** The instant to check as of, ISO 8601 UTC; undefined for now. */
  readonly at: string | undefined;
  readonly files: readonly string[];
};

export const usage =
  'usage: validate [--format json|csv|junit|sarif|html] [--language en|de|fr] [--scheme sct|inst|core|b2b] [--rulebook 2019|2021|2023|2025] [--at 2025-10-15T09:00:00Z] FILE...';

/** What `--help` says. */
export const explained = `${usage}

Checks payment messages and files of them. A FILE of - is what comes in on standard input.

  --format    the reports as JSON, CSV, JUnit, SARIF, or an HTML page to print; without it one line a finding
  --language  of the sentences; en without it
  --scheme    whose rules are asked; without it the one the message speaks of
  --rulebook  its version; without it the one in force that knows the message
  --at        the moment to check as of, where dates matter; now without it

Exit code: 0 without errors, 1 with errors, 2 where a file cannot be read or the call makes no sense.
`;

/** Whether help is all that is asked for. */
export const asksForHelp = (texts: readonly string[]): boolean => texts[0] === '--help' || texts[0] === '-h';

const oneOf = <T extends string>(name: string, allowed: readonly T[], value: string): T => {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`--${name} is one of ${allowed.join(', ')}, not ${value}`);
  return found;
};

const text = { type: 'string' } as const;
/** `--json` is `--format json`, as it was called before there were others. */
const options = {
  json: { type: 'boolean' },
  format: text,
  language: text,
  scheme: text,
  rulebook: text,
  at: text,
} as const;

const formOf = ({ json, format }: { json?: boolean | undefined; format?: string | undefined }) =>
  format === undefined ? (json ? 'json' : undefined) : oneOf('format', exportForms, format);

/** A moment without a zone would be another one on another machine. */
const moments = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;

const momentOf = (value: string): string => {
  const moment = new Date(value);
  if (!moments.test(value) || Number.isNaN(moment.getTime()))
    throw new Error(`--at is a day or a moment such as 2025-10-15T09:00:00Z, not ${value}`);
  return moment.toISOString();
};

/** Reads the command line; throws with a sentence for the user where it makes no sense. */
export const readArguments = (texts: readonly string[]): Arguments => {
  const { values, positionals } = parseArgs({ args: [...texts], options, allowPositionals: true });
  if (positionals.length === 0) throw new Error('no file is named');
  return {
    form: formOf(values),
    language: oneOf('language', findingLanguages, values.language ?? 'en'),
    scheme: values.scheme === undefined ? undefined : oneOf('scheme', schemes, values.scheme),
    rulebook:
      values.rulebook === undefined ? undefined : oneOf('rulebook', rulebookVersions.toReversed(), values.rulebook),
    at: values.at === undefined ? undefined : momentOf(values.at),
    files: positionals,
  };
};
