import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { measuredProcess } from './measured-process.ts';
import type { Pass, Passed } from './pass.ts';

const product = new URL('../../../', import.meta.url);

/** The options of Node and the module that `npm run validate` starts. */
const started = (): readonly string[] => {
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', product), 'utf8')) as {
    readonly scripts: { readonly validate: string };
  };
  return scripts.validate.split(' ').slice(1);
};

/** The process that a user starts: it loads the rules, and its code is not compiled yet. The profile is that of the other runs. */
export const commandLine = ({ file, times }: Pass): Promise<Passed> => {
  const profile = ['--scheme', 'sct', '--rulebook', '2023', '--at', '2026-11-20T10:00:00Z'];
  const files = new Array<string>(times).fill(file);
  return measuredProcess(process.execPath, [...started(), ...profile, ...files], fileURLToPath(product));
};
