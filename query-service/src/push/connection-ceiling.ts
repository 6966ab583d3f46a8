import { keyedCounter } from '@clearbench/contracts/concurrency/keyed-counter';
import type { LiveSettings } from './live-limits.ts';

/** The limit that refused a connection: of the account, or of the process. */
export type CeilingReached = 'account' | 'process';

/** Counts open connections in total and per account; an account without connections has no entry. */
export const connectionCeiling = ({ perAccount, perProcess }: Pick<LiveSettings, 'perAccount' | 'perProcess'>) => {
  const connections = keyedCounter();
  return {
    enter: (userId: string): CeilingReached | undefined => {
      if (connections.total() >= perProcess) return 'process';
      if (connections.of(userId) >= perAccount) return 'account';
      connections.add(userId, 1);
      return undefined;
    },
    /** Called once for each `enter` that was not refused. */
    leave: (userId: string): void => {
      if (connections.of(userId) > 0) connections.add(userId, -1);
    },
    counted: (): { readonly accounts: number; readonly connections: number } => ({
      accounts: connections.keys(),
      connections: connections.total(),
    }),
  };
};
