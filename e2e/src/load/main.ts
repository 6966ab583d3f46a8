import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { instantLines } from './instant-result.ts';
import { linesOf, printResult } from './load-result.ts';
import { machine, mostOpen } from './resources.ts';
import { runInstant } from './run-instant.ts';
import { runLoad } from './run-load.ts';

/**
 * `npm run load` puts the product under load for two minutes; `-- --edits 50 --seconds 20 --clients 100` for less. `--
 * --events 1000000` measures the replay of a log of this length, `-- --files 200000` the response times of an
 * environment with this number of files; both are benchmarks of `npm run bench` with other numbers.
 *
 * `npm run load -- instant` sends instant payments over HTTP: `--rate 100 --seconds 30 --environments 10`.
 * `--profile FOLDER` writes a processor profile of the product.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    edits: { type: 'string', default: '200' },
    seconds: { type: 'string' },
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
    edits: Number(values.edits),
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

const isInstant = positionals[0] === 'instant';
if (positionals.length > (isInstant ? 1 : 0)) throw new Error(`unknown load: ${positionals.join(' ')}`);
if (isInstant) await instant();
if (values.events !== undefined) await bench('replay', 'CLEARBENCH_BENCH_EVENTS', values.events);
if (values.files !== undefined) await bench('environment', 'CLEARBENCH_BENCH_FILES', values.files);
if (!isInstant && values.events === undefined && values.files === undefined) await load();
process.exit();
