import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsFrom } from '@clearbench/app/settings';
import { quietLog } from '@clearbench/event-sourcing/log';
import { parking } from '@clearbench/event-sourcing/parking';
import { paths } from '@clearbench/hosting/health/health';
import { type Data, openData } from '@clearbench/hosting/open-data';
import { connectPostgres } from '@clearbench/stores/postgres/postgres-connection';
import { sql } from '@clearbench/stores/postgres/sql';
import type { Installation } from '../../services/installation.ts';
import type { KillableServices, KilledService } from './killable-services.ts';

/** Lines of a process about its leases, and about failures. */
const aboutLeases = /this process is at work now|the lease is over|standing by/;
const aboutFailures = /"level":(?:"(?:warn|error|fatal)"|[456]0)/;

/** What a process said last about its leases, its last failures, and whether it can serve. */
const ofProcess = async ({ kind, service: { url, process, printed } }: KilledService): Promise<string[]> => {
  const health = await fetch(url + paths.ready, { signal: AbortSignal.timeout(10_000) })
    .then((response) => response.text())
    .catch(String);
  const last = (expression: RegExp, count: number) => printed.filter((line) => expression.test(line)).slice(-count);
  const lines = [...last(aboutLeases, 3), ...last(aboutFailures, 8)].map((line) => `    ${line.slice(0, 600)}`);
  return [`${kind}, pid ${process.pid}, started as ${url}, health ${health}`, ...lines];
};

/** The end of the log, the readers behind it, parked events, and what is due. */
const ofData = async ({ events, checkpoints, documents }: Data): Promise<string[]> => {
  const [head, positions] = [await events.head(), await checkpoints.all()];
  const [end] = await events.readAll(head - 1, 1);
  const behind = [...positions].filter(([, position]) => position < head).map(([name, at]) => `${name} ${at}`);
  const parked = await parking(documents).list();
  const due = async (name: string): Promise<string> => {
    const active = await documents.get<{ readonly collection: string }>('projections', name);
    const sort = { field: 'dueAt', direction: 'ascending' } as const;
    const { items } = await documents.find(active?.document.collection ?? name, { where: [], sort, limit: 5 });
    return `first of ${name}: ${items.map(({ document }) => JSON.stringify(document)).join(' ') || 'none'}`;
  };
  return [
    `the log ends at ${head} with ${end?.type} of ${end?.metadata.at}; now ${new Date().toISOString()}`,
    `checkpoints before the end: ${behind.join(', ') || 'none'}`,
    `parked: ${parked.map(({ reader, position, message }) => `${reader} ${position} ${message}`).join(', ') || 'none'}`,
    await due('due'),
    await due('delivery-due'),
  ];
};

/** The leases with their last renewal, and what the connections to the server do. */
const ofServer = async (url: string): Promise<string[]> => {
  const connection = await connectPostgres({ url });
  try {
    return await connection.ask(async ({ tuples }) =>
      [
        ...(await tuples<[string]>(sql`
        SELECT DISTINCT ON (name) format('lease %s: position %s, holder "%s", renewed %s ago', name, position, holder,
          clock_timestamp() - at) FROM observed_lease WHERE name !~ '^one of all' ORDER BY name, position DESC`)),
        ...(await tuples<[string]>(sql`
        SELECT format('connection %s: %s, waits for %s %s since %s: %s', pid, state, wait_event_type, wait_event,
          clock_timestamp() - state_change, left(query, 120)) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`)),
        ...(await tuples<[string]>(sql`
        SELECT format('listens: %s, %s', count(*), left(query, 120)) FROM pg_stat_activity
        WHERE query ~ '^LISTEN|^SELECT 1$' AND pid <> pg_backend_pid() GROUP BY left(query, 120)`)),
      ].flat(),
    );
  } finally {
    await connection.close();
  }
};

const orWhyNot = (work: Promise<string[]>): Promise<string[]> => work.catch((error: unknown) => [String(error)]);

/**
 * The state of the database and of each running process, so that the cause of an answer that is missing can be
 * found: positions, leases, parked events, due work, and last failures. All that the services printed is kept in a file.
 */
export const diagnose = async (
  installation: Installation,
  url: string,
  services: Pick<KillableServices, 'running' | 'printed'>,
): Promise<string[]> => {
  const file = join(mkdtempSync(join(tmpdir(), 'clearbench-kills-')), 'services.log');
  writeFileSync(file, services.printed().join('\n'));
  const data = openData(settingsFrom(installation.location), quietLog);
  const found = await Promise.all([
    orWhyNot(data.then(ofData)),
    orWhyNot(ofServer(url)),
    ...services.running().map((service) => orWhyNot(ofProcess(service))),
  ]);
  await data.then(({ close }) => close()).catch(() => undefined);
  return [...found.flat(), `what the services printed is in ${file}`];
};
