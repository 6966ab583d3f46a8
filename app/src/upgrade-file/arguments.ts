import { parseArgs } from 'node:util';
import { type RbVersion, rbVersion } from '@clearbench/contracts/sim-env/events';
import { type Scheme, schemes } from '@clearbench/contracts/sim-env/scheme';

export type Arguments = {
  readonly scheme: Scheme;
  readonly rulebook: RbVersion;
  /** Files and folders. */
  readonly inputs: readonly string[];
  /** The folder for the upgraded files; undefined for standard output. */
  readonly output: string | undefined;
  readonly appliesProposals: boolean;
};

export const usage =
  'usage: upgrade-file --scheme sct|inst|core|b2b --rulebook 2021|2023|2025 [--apply-proposals] [--output FOLDER] FILE|FOLDER...';

/** The text of `--help`. */
export const help = `${usage}

Writes XML files in the message versions of a newer rulebook, without a server. A folder means all .xml files in it.

  --scheme           the scheme of the files
  --rulebook         the rulebook to which they are upgraded
  --apply-proposals  replaces addresses by the proposed ones; what has no proposal is still listed
  --output           the folder for the upgraded files, under their names; without it one file goes to standard output

Standard error has one line for each element that needs a decision: file, kind, path.

Exit code: 0 if every file is upgraded, 1 if an element needs a decision, 2 for wrong arguments, a text that is not
well-formed, or a file that cannot be read or written. All other files are still upgraded.
`;

const text = { type: 'string' } as const;
const options = {
  scheme: text,
  rulebook: text,
  output: text,
  'apply-proposals': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const oneOf = <T extends string>(name: string, allowed: readonly T[], value: string | undefined): T => {
  const found = allowed.find((candidate) => candidate === value);
  if (value === undefined) throw new Error(`--${name} is missing`);
  if (found === undefined) throw new Error(`--${name} is one of ${allowed.join(', ')}, not ${value}`);
  return found;
};

/** Reads the command line; throws with a sentence for the user; undefined for `--help`. */
export const readArguments = (texts: readonly string[]): Arguments | undefined => {
  const { values, positionals } = parseArgs({ args: [...texts], options, allowPositionals: true });
  if (values.help) return undefined;
  if (positionals.length === 0) throw new Error('name at least one file or folder');
  return {
    scheme: oneOf('scheme', schemes, values.scheme),
    rulebook: oneOf('rulebook', rbVersion.options, values.rulebook),
    inputs: positionals,
    output: values.output,
    appliesProposals: values['apply-proposals'] ?? false,
  };
};
