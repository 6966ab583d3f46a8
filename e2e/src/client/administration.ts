import type { BodyOf } from '@clearbench/contracts/route';
import { changeAppSettingsRoute, readAppSettingsRoute } from '@clearbench/contracts/settings/routes';
import { changeUserRoute, endSessionsRoute, listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import type { BenchClient } from './bench-client.ts';

type Change = Omit<BodyOf<typeof changeUserRoute>, 'userId' | 'basedOn'>;
type Settings = Omit<BodyOf<typeof changeAppSettingsRoute>, 'basedOn'>;

/** An administrator's commands about other users, by name of the demo account. */
export const administration = (admin: BenchClient) => {
  const accountOf = async (account: string) => {
    const query = { search: `${account}@`, category: 'all' } as const;
    const { items } = (await admin.call(listUsersRoute, { query })).reply;
    const found = items.find(({ email }) => email.startsWith(`${account}@`));
    if (!found) throw new Error(`there is no ${account}`);
    return found;
  };
  return {
    change: async (account: string, change: Change): Promise<void> => {
      const { userId, accountVersion } = await accountOf(account);
      const { status } = await admin.call(changeUserRoute, { body: { userId, basedOn: accountVersion, ...change } });
      if (status !== 200) throw new Error(`${account} could not be changed (${status})`);
    },
    endSessions: async (account: string): Promise<void> => {
      const { userId } = await accountOf(account);
      const { status } = await admin.call(endSessionsRoute, { params: { userId } });
      if (status !== 200) throw new Error(`the sessions of ${account} could not be ended (${status})`);
    },
    set: async (differences: Partial<Settings>) => {
      const { version, ...settings } = (await admin.call(readAppSettingsRoute, {})).reply;
      return admin.call(changeAppSettingsRoute, { body: { ...settings, ...differences, basedOn: version } });
    },
  };
};
