import { readFile } from 'node:fs/promises';

/** The running version, with the commit and the branch from git or from the image's files. */
export type BuildInfo = {
  readonly version: string;
  readonly commit?: string;
  readonly branch?: string;
};

const root = new URL('../../', import.meta.url);

const read = async (path: string): Promise<string | undefined> => {
  try {
    return (await readFile(new URL(path, root), 'utf8')).trim();
  } catch {
    return undefined;
  }
};

/** A branch in git's packed refs, where branches without newer commits are. */
const packed = async (ref: string): Promise<string | undefined> =>
  (await read('.git/packed-refs'))
    ?.split('\n')
    .find((line) => line.endsWith(` ${ref}`))
    ?.split(' ')[0];

const ofGit = async (): Promise<Pick<BuildInfo, 'commit' | 'branch'>> => {
  const head = await read('.git/HEAD');
  const ref = /^ref: (refs\/heads\/(.+))$/.exec(head ?? '');
  const commit = ref ? ((await read(`.git/${ref[1]}`)) ?? (await packed(ref[1] ?? ''))) : head;
  return { ...(commit ? { commit: commit.slice(0, 12) } : {}), ...(ref?.[2] ? { branch: ref[2] } : {}) };
};

/** The build of an image writes the commit into the file `commit`. */
const ofImage = async (): Promise<Pick<BuildInfo, 'commit'>> => {
  const commit = await read('commit');
  return commit ? { commit: commit.slice(0, 12) } : {};
};

export const buildInfo = async (): Promise<BuildInfo> => {
  const { version } = JSON.parse((await read('package.json')) ?? '{}') as { version: string };
  return { version, ...(await ofImage()), ...(await ofGit()) };
};
