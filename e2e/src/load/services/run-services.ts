import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { claimInstallationRoute } from '@clearbench/contracts/user/routes';
import { connectPostgres, type PostgresConnection } from '@clearbench/stores/postgres/postgres-connection';
import { sql } from '@clearbench/stores/postgres/sql';
import { type BenchClient, benchClient } from '../../client/bench-client.ts';
import { freePort } from '../../client/free-port.ts';
import { childrenOf, startCluster } from '../../postgres/cluster.ts';
import { workerStorageIn } from '../../postgres/test-storage.ts';
import { type Installation, openInstallation } from '../../services/installation.ts';
import type { RunningService } from '../../services/run-service.ts';
import { saveAll } from '../busy-files.ts';
import { openClientGroups } from '../client-groups.ts';
import { cpuTime, usedSince } from '../cpu-time.ts';
import { startLiveClients } from '../live-clients.ts';
import { type LoadOptions, type Measured, pushDelaysOf } from '../load-result.ts';
import { sharedNow } from '../message.ts';
import type { Run, Sample } from './timeline.ts';

/** Live connections of a team: browsers that watch an environment. */
const clientsOfTeam = 50;
/** Milliseconds between two samples, and for the last notices to arrive. */
const [sampleEvery, afterwards] = [2_000, 3_000];

const settings = { CLEARBENCH_LOG_LEVEL: 'info', CLEARBENCH_LEASE_SECONDS: '20' };

/** The memory of processes in MB, in which memory that several share counts once. */
const memoryOf = (pids: readonly number[]): number => {
  const kilobytes = pids.map((pid) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return Math.round(kilobytes.reduce((sum, size) => sum + size, 0) / 1_024);
};

/** Takes samples until it is stopped; returns them. */
const startSampling = (
  connection: PostgresConnection,
  processes: () => Readonly<Record<string, readonly number[]>>,
) => {
  const samples: Sample[] = [];
  const stopping = new AbortController();
  const behind = sql`SELECT coalesce((SELECT max(position) FROM event), 0)
    - coalesce((SELECT position FROM checkpoint WHERE name = ${Buffer.from('projector')}), 0)`;
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const [row] = await connection.ask(({ tuples }) => tuples<[number]>(behind));
      const memory = Object.entries(processes()).map(([name, pids]) => [name, memoryOf(pids)] as const);
      samples.push({ at: sharedNow(), lag: row?.[0] ?? 0, memory: Object.fromEntries(memory) });
      await after(sampleEvery, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const running = run();
  return async (): Promise<readonly Sample[]> => {
    stopping.abort();
    await running;
    return samples;
  };
};

/** The first administrator, who enters the code that the command service printed. */
const firstAdministrator = async (here: Installation, edge: RunningService, commands: RunningService) => {
  const line = await commands.says((printed) => printed.includes('administrator: '));
  const code = /administrator: ([A-Z2-9-]{19})/.exec(line)?.[1] ?? '';
  const admin = await benchClient(edge.url, '', await here.signIn(edge.url, 'ada'));
  const { status } = await admin.call(claimInstallationRoute, { body: { code } });
  if (status !== 200) throw new Error(`the code was answered with ${status}`);
  return admin;
};

type Started = { readonly here: Installation; readonly services: Readonly<Record<string, RunningService>> };

const startServices = async (here: Installation, publicPort: number): Promise<Started['services']> => {
  const projections = await here.start('projections');
  const command = await here.start('command-service', here.commandPorts[0]);
  return { 'query service': await here.start('query-service', publicPort), 'command service': command, projections };
};

const measure = async (
  { edits, seconds, clients }: LoadOptions,
  edge: RunningService,
  groups: Awaited<ReturnType<typeof openClientGroups>>,
  sampling: () => () => Promise<readonly Sample[]>,
  processes: () => Readonly<Record<string, readonly number[]>>,
): Promise<{ readonly measured: Measured; readonly run: Run }> => {
  const live = startLiveClients();
  try {
    const clientsOfEach = Math.floor(clients / groups.length);
    const cookies = groups.map(({ tester }) => tester.browser.cookieHeader());
    await live.ask({ type: 'connect', origin: edge.url, cookies, clients: clientsOfEach * groups.length });
    const used = () => Object.entries(processes()).map(([name, pids]) => [name, pids.map(cpuTime)] as const);
    const [before, start, stopSampling] = [used(), sharedNow(), sampling()];
    const work = await saveAll(groups, edits, seconds);
    const took = (sharedNow() - start) / 1_000;
    const samples = await stopSampling();
    await after(afterwards);
    const cpu = used()
      .filter(([, times]) => times.length === 1)
      .map(([name, [time]]) => {
        const [earlier] = before.find(([other]) => other === name)?.[1] ?? [];
        return [name, usedSince(earlier ?? new Map(), time ?? new Map())] as const;
      });
    const heard = await live.ask({ type: 'tell' });
    const pushes = pushDelaysOf(work.saved, heard, clientsOfEach);
    const sums = samples.map(({ memory }) => Object.values(memory).reduce((sum, size) => sum + size, 0));
    const memory = [0, Math.floor(sums.length / 2), sums.length - 1].map((index) => sums[index] ?? 0);
    return {
      measured: { work, seconds: took, live: heard, clientsOfEach, memory, cpu },
      run: { start, seconds: took, saved: work.saved, pushes, samples },
    };
  } finally {
    live.end();
  }
};

/** Runs three services on a PostgreSQL server of their own, as a worker on the tables of another role, under load. */
export const runServices = async (wanted: LoadOptions): Promise<{ readonly measured: Measured; readonly run: Run }> => {
  const cluster = await startCluster();
  const publicPort = await freePort();
  const here = await openInstallation(publicPort, settings, () => workerStorageIn(cluster.url));
  let connection: PostgresConnection | undefined;
  try {
    const services = await startServices(here, publicPort);
    const { 'query service': edge, 'command service': command } = services;
    if (edge === undefined || command === undefined) throw new Error('a service is missing');
    const admin: BenchClient = await firstAdministrator(here, edge, command);
    const teams = Math.max(1, Math.ceil(wanted.clients / clientsOfTeam));
    const files = Math.max(1, Math.ceil(wanted.edits / teams));
    const groups = await openClientGroups(edge.url, here.company, teams, files, {}, admin);
    const own = await connectPostgres({ url: here.location.CLEARBENCH_POSTGRES_URL ?? '' });
    connection = own;
    const server = Number(readFileSync(join(cluster.folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
    const processes = () => ({
      ...Object.fromEntries(Object.entries(services).map(([name, each]) => [name, [each.process.pid ?? 0]])),
      PostgreSQL: [server, ...childrenOf(server)],
    });
    return await measure(wanted, edge, groups, () => startSampling(own, processes), processes);
  } finally {
    await connection?.close();
    await here.stop();
    await cluster.remove();
  }
};
