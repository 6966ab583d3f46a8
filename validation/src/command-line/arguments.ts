import { parseArgs } from 'node:util';
import { schemes } from '@clearbench/contracts/sim-env/scheme';
import type { Profile } from '../profile.ts';
import { type ExportForm, exportForms } from '../report-export/export-reports.ts';
import { type FindingLanguage, findingLanguages } from '../texts/finding-texts.ts';

export type Arguments = {
  /** Undefined for a line a finding, to be read by people. */
  readonly form: ExportForm | undefined;
  readonly language: FindingLanguage;
  /** Scheme and rulebook: undefined when the message itself decides. */
  readonly scheme: Profile['scheme'] | undefined;
  readonly rulebook: Profile['rbVersion'] | undefined;
  readonly files: readonly string[];
};

export const usage =
  'usage: validate [--format json|csv|junit|sarif] [--language en|de|fr] [--scheme sct|inst|core|b2b] [--rulebook 2019|2021|2023|2025] FILE...';

const rulebooks = ['2019', '2021', '2023', '2025'] as const;

const oneOf = <T extends string>(name: string, allowed: readonly T[], value: string): T => {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`--${name} is one of ${allowed.join(', ')}, not ${value}`);
  return found;
};

const text = { type: 'string' } as const;
/** `--json` is `--format json`, as it was called before there were others. */
const options = { json: { type: 'boolean' }, format: text, language: text, scheme: text, rulebook: text } as const;

const formOf = ({ json, format }: { json?: boolean | undefined; format?: string | undefined }) =>
  format === undefined ? (json ? 'json' : undefined) : oneOf('format', exportForms, format);

/** Reads the command line; throws with a sentence for the user where it makes no sense. */
export const readArguments = (words: readonly string[]): Arguments => {
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  if (positionals.length === 0) throw new Error('no file is named');
  return {
    form: formOf(values),
    language: oneOf('language', findingLanguages, values.language ?? 'en'),
    scheme: values.scheme === undefined ? undefined : oneOf('scheme', schemes, values.scheme),
    rulebook: values.rulebook === undefined ? undefined : oneOf('rulebook', rulebooks, values.rulebook),
    files: positionals,
  };
};
