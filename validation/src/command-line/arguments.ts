import { parseArgs } from 'node:util';
import { schemes } from '@clearbench/contracts/sim-env/scheme';
import type { Profile } from '../profile.ts';

export type Arguments = {
  readonly json: boolean;
  readonly scheme: Profile['scheme'];
  /** Undefined when the message itself decides. */
  readonly rulebook: Profile['rbVersion'] | undefined;
  readonly files: readonly string[];
};

export const usage = 'usage: validate [--json] [--scheme sct|inst|core|b2b] [--rulebook 2019|2021|2023|2025] FILE...';

const rulebooks = ['2019', '2021', '2023', '2025'] as const;

const oneOf = <T extends string>(name: string, allowed: readonly T[], value: string): T => {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`--${name} is one of ${allowed.join(', ')}, not ${value}`);
  return found;
};

const options = { json: { type: 'boolean' }, scheme: { type: 'string' }, rulebook: { type: 'string' } } as const;

/** Reads the command line; throws with a sentence for the user where it makes no sense. */
export const readArguments = (words: readonly string[]): Arguments => {
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  if (positionals.length === 0) throw new Error('no file is named');
  return {
    json: values.json ?? false,
    scheme: oneOf('scheme', schemes, values.scheme ?? 'sct'),
    rulebook: values.rulebook === undefined ? undefined : oneOf('rulebook', rulebooks, values.rulebook),
    files: positionals,
  };
};
