import { setTimeout as after } from 'node:timers/promises';
import { fakeProvider } from '@clearbench/access/testing/provider.fake';
import { runServer } from '../client/running-server.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { saveAll } from './busy-files.ts';
import { type ClientGroup, openClientGroups } from './client-groups.ts';
import { cpuTime, usedSince } from './cpu-time.ts';
import { startLiveClients } from './live-clients.ts';
import type { LoadOptions, Measured } from './load-result.ts';
import { sharedNow } from './message.ts';
import { memoryOf, mostOpen } from './resources.ts';

/** Live connections of a team: browsers that watch an environment. */
const clientsOfTeam = 50;
/** A file is saved about once a second, as by a fast typist. */
const filesFor = (edits: number, teams: number): number => Math.max(1, Math.ceil(edits / teams));
/** Other open files and connections of the product. */
const openBesides = 500;

/** Milliseconds for the last notices to arrive. */
const afterwards = 3_000;

const watched = async <T>(pid: number, seconds: number, work: () => Promise<T>) => {
  const memory = [memoryOf(pid)];
  const middle = after((seconds * 1_000) / 2).then(() => void memory.push(memoryOf(pid)));
  const result = await work();
  await middle;
  return { result, memory: [...memory, memoryOf(pid)] };
};

const measure = async (
  wanted: LoadOptions,
  teams: readonly ClientGroup[],
  origin: string,
  pid: number,
): Promise<Measured> => {
  const live = startLiveClients();
  try {
    const cookies = teams.map(({ tester }) => tester.browser.cookieHeader());
    const clientsOfEach = Math.floor(wanted.clients / teams.length);
    const clients = clientsOfEach * teams.length;
    if (clients > 0) await live.ask({ type: 'connect', origin, cookies, clients });
    const start = sharedNow();
    const processes = { product: pid, 'live clients': live.pid, 'saving clients': process.pid };
    const before = Object.values(processes).map(cpuTime);
    const { result: work, memory } = await watched(pid, wanted.seconds, () =>
      saveAll(teams, wanted.edits, wanted.seconds),
    );
    const seconds = (sharedNow() - start) / 1_000;
    await after(afterwards);
    const cpu = Object.entries(processes).map(
      ([name, id], index) => [name, usedSince(before[index] ?? new Map(), cpuTime(id))] as const,
    );
    return { work, seconds, live: await live.ask({ type: 'tell' }), clientsOfEach, memory, cpu };
  } finally {
    live.end();
  }
};

/** Runs the whole product in a separate process, on its own data folder, under load. */
export const runLoad = async (wanted: LoadOptions): Promise<Measured> => {
  const most = mostOpen();
  if (wanted.clients + openBesides > most)
    throw new Error(`${wanted.clients} clients need ${wanted.clients + openBesides} open files, ${most} are allowed`);
  const folder = await temporaryFolder();
  const company = await fakeProvider();
  const { clientSecret, ...listed } = company.settings;
  const server = await runServer(folder.path, {
    CLEARBENCH_LOG_LEVEL: 'fatal',
    CLEARBENCH_DEMO: 'true',
    CLEARBENCH_PROVIDERS: JSON.stringify([listed]),
    CLEARBENCH_PROVIDER_COMPANY_SECRET: clientSecret,
  });
  try {
    const teams = Math.max(1, Math.ceil(wanted.clients / clientsOfTeam));
    const opened = await openClientGroups(server.url, company, teams, filesFor(wanted.edits, teams));
    return await measure(wanted, opened, server.url, server.process.pid ?? 0);
  } finally {
    await server.stop();
    await company.stop();
    await folder.remove();
  }
};
