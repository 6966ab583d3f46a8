import { readFile } from 'node:fs/promises';
import type { AppInfo } from '@clearbench/contracts/settings/routes';

const root = new URL('../../../', import.meta.url);

const read = async (path: string): Promise<string | undefined> => {
  try {
    return (await readFile(new URL(path, root), 'utf8')).trim();
  } catch {
    return undefined;
  }
};

/** Where git keeps branches nobody has committed to since it last tidied up. */
const packed = async (ref: string): Promise<string | undefined> =>
  (await read('.git/packed-refs'))
    ?.split('\n')
    .find((line) => line.endsWith(` ${ref}`))
    ?.split(' ')[0];

/** The commit as git left it beside the sources; a copy without git has none. */
const gitInfo = async (): Promise<AppInfo['gitInfo']> => {
  const head = await read('.git/HEAD');
  const ref = /^ref: (refs\/heads\/(.+))$/.exec(head ?? '');
  const commit = ref ? ((await read(`.git/${ref[1]}`)) ?? (await packed(ref[1] ?? ''))) : head;
  return { ...(commit ? { commit: commit.slice(0, 12) } : {}), ...(ref?.[2] ? { branch: ref[2] } : {}) };
};

type Shown = { readonly demo: boolean; readonly largestContent: number; readonly sendsMail: boolean };

/** What is running here; whether somebody runs it yet is asked each time. */
export const appInfo = async (
  { demo, largestContent, sendsMail }: Shown,
  isUnclaimed: () => boolean,
): Promise<AppInfo> => {
  const { version } = JSON.parse((await read('package.json')) ?? '{}') as { version: string };
  return {
    gitInfo: await gitInfo(),
    buildInfo: { name: 'clearbench', version },
    javaInfo: { runtime: `Node ${process.versions.node}`, platform: `${process.platform} ${process.arch}` },
    basicSettings: {
      productName: 'Clearbench',
      outgoingMailConfigured: sendsMail,
      demo,
      get unclaimed() {
        return isUnclaimed();
      },
      largestContent,
    },
  };
};
