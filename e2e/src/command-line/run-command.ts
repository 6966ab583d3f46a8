import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export type Ended = { readonly code: number; readonly output: string; readonly error: string };
export type Surroundings = { readonly env?: NodeJS.ProcessEnv; readonly input?: string; readonly cwd?: string };

export const repository = fileURLToPath(new URL('../../../', import.meta.url));
const sources = join(repository, 'cli', 'clearbench.mjs');

/** Runs a program of Node to its end. */
export const runNode = async (args: readonly string[], { env = {}, input = '', cwd }: Surroundings): Promise<Ended> => {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [...args], {
    env: { PATH, HOME, ...env },
    ...(cwd === undefined ? {} : { cwd }),
  });
  child.stdin.end(input);
  const [code, output, error] = await Promise.all([
    new Promise<number>((resolve) => void child.once('close', resolve)),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, output, error };
};

/** Runs the command line of the repository. */
export const runCommand = (args: readonly string[], surroundings: Surroundings = {}): Promise<Ended> =>
  runNode(['--disable-warning=ExperimentalWarning', sources, ...args], surroundings);
