import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { linesOf, printResult } from './load-result.ts';
import { machine, mostOpen } from './resources.ts';
import { runLoad } from './run-load.ts';

/**
 * `npm run load` puts the product under load for two minutes; `-- --edits 50 --seconds 20 --clients 100` for less. `--
 * --events 1000000` measures the replay of a log of this length, `-- --files 200000` the response times of an
 * environment with this number of files; both are benchmarks of `npm run bench` with other numbers.
 */
const { values } = parseArgs({
  options: {
    edits: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '120' },
    clients: { type: 'string', default: '2000' },
    events: { type: 'string' },
    files: { type: 'string' },
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
  const wanted = { edits: Number(values.edits), seconds: Number(values.seconds), clients: Number(values.clients) };
  console.log(`${machine()} · ${mostOpen()} open files allowed`);
  const lines = linesOf(wanted, await runLoad(wanted));
  printResult(`${wanted.edits} edits a second for ${wanted.seconds} s, ${wanted.clients} live clients`, lines);
};

if (values.events !== undefined) await bench('replay', 'CLEARBENCH_BENCH_EVENTS', values.events);
if (values.files !== undefined) await bench('environment', 'CLEARBENCH_BENCH_FILES', values.files);
if (values.events === undefined && values.files === undefined) await load();
process.exit();
