import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { CommandFailure } from './command-failure.ts';
import { exitCodes } from './exit-codes.ts';

export type Access = { readonly url: string; readonly token: string };
type Environment = Readonly<Record<string, string | undefined>>;

/** The usual place of the system for settings of programs. */
export const accessPath = (env: Environment): string => {
  if (env.CLEARBENCH_CONFIG) return env.CLEARBENCH_CONFIG;
  const folder =
    process.platform === 'win32'
      ? (env.APPDATA ?? join(homedir(), 'AppData', 'Roaming'))
      : (env.XDG_CONFIG_HOME ?? join(env.HOME ?? homedir(), '.config'));
  return join(folder, 'clearbench', 'access.json');
};

const stored = async (env: Environment): Promise<Partial<Access>> => {
  try {
    return JSON.parse(await readFile(accessPath(env), 'utf8')) as Partial<Access>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new CommandFailure(exitCodes.failed, `${accessPath(env)} cannot be read: ${(error as Error).message}`);
  }
};

/** Address and token: environment variables before what `login` stored. */
export const readAccess = async (env: Environment): Promise<Access> => {
  const saved = await stored(env);
  const url = env.CLEARBENCH_URL ?? saved.url;
  const token = env.CLEARBENCH_TOKEN ?? saved.token;
  if (!url)
    throw new CommandFailure(exitCodes.usage, 'no address: set CLEARBENCH_URL, or run "clearbench login --url …"');
  if (!token)
    throw new CommandFailure(exitCodes.refused, 'no access token: set CLEARBENCH_TOKEN, or run "clearbench login"');
  return { url, token };
};

/** Stores address and token in a file that only its owner can read. */
export const storeAccess = async (env: Environment, access: Access): Promise<string> => {
  const path = accessPath(env);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, `${JSON.stringify(access)}\n`, { mode: 0o600 });
  // The mode of a file that existed does not change by writing.
  await chmod(path, 0o600);
  return path;
};

export const removeAccess = async (env: Environment): Promise<void> => rm(accessPath(env), { force: true });
