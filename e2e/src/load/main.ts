import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { instantLines } from './instant-result.ts';
import { linesOf, printResult } from './load-result.ts';
import { machine, mostOpen } from './resources.ts';
import { runInstant } from './run-instant.ts';
import { runLoad } from './run-load.ts';
import { runServices } from './services/run-services.ts';
import { chartOf, periodsOf, tableOf } from './services/timeline.ts';

/**
 * `npm run load` puts the product under load for two minutes; `-- --edits 50 --seconds 20 --clients 100` for less. `--
 * --events 1000000` measures the replay of a log of this length, `-- --files 200000` the response times of an
 * environment with this number of files; both are benchmarks of `npm run bench` with other numbers.
 *
 * `npm run load -- instant` sends instant payments over HTTP: `--rate 100 --seconds 30 --environments 10`.
 * `--profile FOLDER` writes a processor profile of the product.
 *
 * `npm run load -- services` puts three services on a PostgreSQL server of their own under load, for an hour with
 * `--minutes 60`, and prints the course of latencies, lag and memory: `--edits 40 --minutes 3 --clients 2000`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    edits: { type: 'string' },
    seconds: { type: 'string' },
    minutes: { type: 'string', default: '3' },
    clients: { type: 'string', default: '2000' },
    events: { type: 'string' },
    files: { type: 'string' },
    rate: { type: 'string', default: '100' },
    environments: { type: 'string', default: '10' },
    profile: { type: 'string' },
  },
});

const bench = async (name: string, variable: string, value: string): Promise<void> => {
  const main = fileURLToPath(new URL('../../../bench/src/main.ts', import.meta.url));
  const env = { ...process.env, [variable]: value };
  const [code] = (await once(
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, name], { env, stdio: 'inherit' }),
    'exit',
  )) as [number | null];
  if (code !== 0) process.exitCode = 1;
};

const load = async (): Promise<void> => {
  const wanted = {
    edits: Number(values.edits ?? 200),
    seconds: Number(values.seconds ?? 120),
    clients: Number(values.clients),
  };
  console.log(`${machine()} · ${mostOpen()} open files allowed`);
  const lines = linesOf(wanted, await runLoad(wanted));
  printResult(`${wanted.edits} edits a second for ${wanted.seconds} s, ${wanted.clients} live clients`, lines);
};

const instant = async (): Promise<void> => {
  const { rate, seconds = '30', environments, profile } = values;
  const flags = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const wanted = { rate: Number(rate), seconds: Number(seconds), environments: Number(environments), flags };
  console.log(machine());
  const lines = instantLines(wanted, await runInstant(wanted));
  printResult(`${rate} instant payments a second for ${seconds} s, ${environments} environments`, lines);
};

const services = async (): Promise<void> => {
  const seconds = Number(values.seconds ?? Number(values.minutes) * 60);
  const wanted = { edits: Number(values.edits ?? 40), seconds, clients: Number(values.clients) };
  console.log(`${machine()} · ${mostOpen()} open files allowed`);
  const { measured, run } = await runServices(wanted);
  // A sample is taken every two seconds.
  const columns = Math.min(60, Math.max(1, Math.floor(seconds / 3)));
  const rows = Math.min(12, columns);
  const title = `${wanted.edits} edits a second for ${seconds} s, ${wanted.clients} live clients, three services on PostgreSQL`;
  printResult(title, linesOf(wanted, measured));
  console.log(
    `\nTimes in ms, the largest lag in events, the largest memory in MB:\n\n${tableOf(periodsOf(run, rows))}`,
  );
  console.log(`\n${chartOf(periodsOf(run, columns))}`);
};

const kinds: Readonly<Record<string, () => Promise<void>>> = { instant, services };
const [kind, ...others] = positionals;
const special = kind === undefined ? undefined : kinds[kind];
if (others.length > 0 || (kind !== undefined && special === undefined))
  throw new Error(`unknown load: ${positionals.join(' ')}`);
await special?.();
if (values.events !== undefined) await bench('replay', 'CLEARBENCH_BENCH_EVENTS', values.events);
if (values.files !== undefined) await bench('environment', 'CLEARBENCH_BENCH_FILES', values.files);
if (special === undefined && values.events === undefined && values.files === undefined) await load();
process.exit();
