import { setTimeout as after } from 'node:timers/promises';
import type pg from 'pg';
import { pauseBefore } from '../pause-before.ts';
import type { PostgresHosts } from './postgres-hosts.ts';

/** Receives the notifications of one channel. */
export type Listener = {
  readonly channel: string;
  heard(payload: string): void;
  /** Called when the channel is listened to again after an interruption: notifications may have been missed. */
  resumed(): void;
};

/** Resolves when the channel is listened to; the result ends it. */
export type Listen = (listener: Listener) => Promise<() => void>;

/** Milliseconds between two signs of life of the connection, and longest wait for one. */
const [heartbeat, longestAnswer] = [5_000, 5_000];

/** Resolves when the connection ended, or its server is not the primary any more; fails where it does not answer. */
const lifeOf = async (client: pg.Client, hosts: PostgresHosts, stopping: AbortSignal): Promise<void> => {
  const ended = new Promise<false>((resolve) => client.once('end', () => resolve(false)));
  while (!stopping.aborted) {
    const pause = new AbortController();
    const beat = after(heartbeat, true, { signal: pause.signal, ref: false }).catch(() => false);
    const isAlive = await Promise.race([beat, ended]);
    pause.abort();
    if (!isAlive || !hosts.isCurrent(client)) return;
    await client.query('SELECT 1');
  }
};

/** One connection that listens to all channels of a process, and connects again when it broke. */
export const listening = (hosts: PostgresHosts, settings: pg.ClientConfig, report: (error: unknown) => void) => {
  const listeners = new Set<Listener>();
  const stopping = new AbortController();
  let client: pg.Client | undefined;
  let running: Promise<void> | undefined;
  let connectedOnce = (): void => {};
  const firstConnection = new Promise<void>((resolve) => {
    connectedOnce = resolve;
  });

  const listenTo = (one: pg.Client, channel: string) => one.query(`LISTEN ${one.escapeIdentifier(channel)}`);
  const connect = async (): Promise<pg.Client> => {
    const one = hosts.newClient({ ...settings, query_timeout: longestAnswer });
    // A broken connection also emits `end`; without a listener its error would end the process.
    one.on('error', () => {});
    one.on('notification', ({ channel, payload = '' }) => {
      for (const listener of [...listeners]) if (listener.channel === channel) listener.heard(payload);
    });
    try {
      await one.connect();
      await hosts.admit(one);
      const listened = new Set<string>();
      const next = (): string | undefined => [...listeners].find((each) => !listened.has(each.channel))?.channel;
      // Also to channels that are added meanwhile; a later caller finds the client.
      for (let channel = next(); channel !== undefined; channel = next()) {
        await listenTo(one, channel);
        listened.add(channel);
      }
      client = one;
      return one;
    } catch (error) {
      void one.end().catch(() => {});
      throw error;
    }
  };

  const run = async (): Promise<void> => {
    for (let [failures, wasConnected] = [0, false]; !stopping.signal.aborted; ) {
      try {
        const one = await connect();
        failures = 0;
        if (wasConnected) for (const { resumed } of [...listeners]) resumed();
        wasConnected = true;
        connectedOnce();
        await lifeOf(one, hosts, stopping.signal);
        if (!stopping.signal.aborted) report(new Error('the connection that listens for notifications ended'));
      } catch (error) {
        if (failures === 0 && !stopping.signal.aborted) report(error);
        failures += 1;
      }
      void client?.end().catch(() => {});
      client = undefined;
      await after(pauseBefore(failures + 1), undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  };

  const listen: Listen = async (listener) => {
    listeners.add(listener);
    running ??= run();
    await firstConnection;
    // Where the connection breaks at this moment, the next one listens to the channel, and the listener hears of it.
    if (client !== undefined) await listenTo(client, listener.channel).catch(() => {});
    return () => void listeners.delete(listener);
  };
  return {
    listen,
    async stop(): Promise<void> {
      stopping.abort();
      listeners.clear();
      connectedOnce();
      await client?.end().catch(() => {});
      await running;
    },
  };
};
