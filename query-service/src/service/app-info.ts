import type { AppInfo } from '@clearbench/contracts/settings/routes';
import { buildInfo } from '@clearbench/hosting/build-info';

type Shown = { readonly demo: boolean; readonly largestContent: number; readonly sendsMail: boolean };

/** The running version; whether the installation has an administrator is read with each request. */
export const appInfo = async (
  { demo, largestContent, sendsMail }: Shown,
  isUnclaimed: () => boolean,
): Promise<AppInfo> => {
  const { version, ...gitInfo } = await buildInfo();
  return {
    gitInfo,
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
      unwrittenPages: [],
    },
  };
};
