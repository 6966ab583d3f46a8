import { type MongoClient, MongoNetworkError } from 'mongodb';

/** In milliseconds. */
type Limits = {
  /** For the reply to a heartbeat, in which the driver asks a server for its state. */
  readonly heartbeat: number;
  /** For work that is in progress when its connections are given up. */
  readonly inProgress: number;
};

/** The part of the driver that asks one server for its state; not in the driver's types. */
type Monitor = { close(): void; connect(): void };
type WithMonitors = { readonly topology?: { readonly s: { readonly servers: ReadonlyMap<string, Monitored> } } };
type Monitored = { readonly monitor?: Monitor | null };

export type DriverWatch = {
  /** Runs work; rejects with a network error where the driver does not settle it after its connections were given up. */
  run<T>(work: () => Promise<T>): Promise<T>;
};

/**
 * Works around a fault of the driver (mongodb 7.9): a command that it writes to a connection which has just been
 * closed waits for a `drain` event that never comes, without a time limit. For a heartbeat this means that the driver
 * never looks for the server again. Such a heartbeat is started again, and such work fails and can be retried.
 */
export const watchDriver = (client: MongoClient, { heartbeat, inProgress }: Limits): DriverWatch => {
  const heartbeats = new Map<string, NodeJS.Timeout>();
  const running = new Set<(error: Error) => void>();

  const ended = ({ connectionId }: { readonly connectionId: string }): void => {
    clearTimeout(heartbeats.get(connectionId));
    heartbeats.delete(connectionId);
  };
  const restart = (address: string): void => {
    heartbeats.delete(address);
    const monitor = (client as unknown as WithMonitors).topology?.s.servers.get(address)?.monitor;
    monitor?.close();
    monitor?.connect();
  };
  client.on('serverHeartbeatStarted', ({ connectionId }) => {
    ended({ connectionId });
    heartbeats.set(connectionId, setTimeout(restart, heartbeat, connectionId).unref());
  });
  client.on('serverHeartbeatSucceeded', ended).on('serverHeartbeatFailed', ended);
  client.on('serverClosed', ({ address }) => ended({ connectionId: address }));
  client.on('connectionPoolCleared', ({ address }) => {
    const affected = [...running];
    const giveUp = (): void => {
      for (const fail of affected) if (running.has(fail)) fail(new MongoNetworkError(`no reply from ${address}`));
    };
    setTimeout(giveUp, inProgress).unref();
  });

  return {
    run: (work) =>
      new Promise((resolve, reject) => {
        running.add(reject);
        work()
          .then(resolve, reject)
          .finally(() => running.delete(reject));
      }),
  };
};
