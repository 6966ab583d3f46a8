import { parseArgs } from 'node:util';
import { schemes } from '@clearbench/contracts/sim-env/scheme';
import type { Profile } from '@clearbench/iso20022/profile';
import { rulebookVersions } from '@clearbench/iso20022/rulebooks';
import { type FindingLanguage, findingLanguages } from '@clearbench/rules/texts/finding-texts';
import { type ExportForm, exportForms } from '../report-export/export-forms.ts';

export type Arguments = {
  /** Undefined for one line per finding. */
  readonly form: ExportForm | undefined;
  readonly language: FindingLanguage;
  /** Scheme and rulebook: undefined where the message decides. */
  readonly scheme: Profile['scheme'] | undefined;
  readonly rulebook: Profile['rbVersion'] | undefined;
  /** The instant of the validation, ISO 8601 UTC; undefined for now. */
  readonly at: string | undefined;
  readonly files: readonly string[];
};

export const usage =
  'usage: validate [--format json|csv|junit|sarif|html] [--language en|de|fr] [--scheme sct|inst|core|b2b] [--rulebook 2019|2021|2023|2025] [--at 2025-10-15T09:00:00Z] FILE...';

/** The text of `--help`. */
export const explained = `${usage}

Validates payment messages and files of several messages. The FILE - is standard input.

  --format    report as JSON, CSV, JUnit, SARIF, or as an HTML page for printing; default: one line per finding
  --language  language of the texts; default: en
  --scheme    scheme whose rules apply; default: the scheme that the message states
  --rulebook  version of the rulebook; default: the version in force that contains the message
  --at        instant of the validation, for rules about dates; default: now

Exit code: 0 without errors, 1 with errors, 2 where a file cannot be read or an argument is wrong.
`;

/** Whether the first argument asks for the help. */
export const asksForHelp = (words: readonly string[]): boolean => words[0] === '--help' || words[0] === '-h';

const oneOf = <T extends string>(name: string, allowed: readonly T[], value: string): T => {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`--${name} is one of ${allowed.join(', ')}, not ${value}`);
  return found;
};

const text = { type: 'string' } as const;
/** `--json` is `--format json`, the name of earlier releases. */
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

/** An instant without a time zone would depend on the machine. */
const instants = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;

const instantOf = (value: string): string => {
  const instant = new Date(value);
  if (!instants.test(value) || Number.isNaN(instant.getTime()))
    throw new Error(`--at is a day or an instant such as 2025-10-15T09:00:00Z, not ${value}`);
  return instant.toISOString();
};

/** Reads the command line; throws with a sentence for the user where an argument is wrong. */
export const readArguments = (texts: readonly string[]): Arguments => {
  const { values, positionals } = parseArgs({ args: [...texts], options, allowPositionals: true });
  if (positionals.length === 0) throw new Error('no file is named');
  return {
    form: formOf(values),
    language: oneOf('language', findingLanguages, values.language ?? 'en'),
    scheme: values.scheme === undefined ? undefined : oneOf('scheme', schemes, values.scheme),
    rulebook:
      values.rulebook === undefined ? undefined : oneOf('rulebook', rulebookVersions.toReversed(), values.rulebook),
    at: values.at === undefined ? undefined : instantOf(values.at),
    files: positionals,
  };
};
