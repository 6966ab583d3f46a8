import type { Benchmark } from './figure.ts';
import { machine } from './machine.ts';
import { printFigures } from './print-figures.ts';

/** Loaded one by one, so that the modules of one do not affect another. */
const benchmarks: Readonly<Record<string, () => Promise<Benchmark>>> = {
  validation: async () => (await import('./validation.ts')).validation,
  findings: async () => (await import('./findings.ts')).findings,
  bulk: async () => (await import('./bulk.ts')).bulk,
  workers: async () => (await import('./two-workers.ts')).twoWorkers,
  appends: async () => (await import('./appends.ts')).appends,
  engines: async () => (await import('./engines.ts')).engines,
  replay: async () => (await import('./replay.ts')).replay,
  'file-list': async () => (await import('./file-list.ts')).fileList,
  environment: async () => (await import('./environment.ts')).fullEnvironment,
  guard: async () => (await import('./guard.ts')).guard,
  'validation-calls': async () => (await import('./validation-calls.ts')).validationCalls,
  push: async () => (await import('./push.ts')).push,
  statistics: async () => (await import('./statistics.ts')).statistics,
  'look-and-feel': async () => (await import('./look-and-feel.ts')).lookAndFeel,
  editor: async () => (await import('./editor.ts')).editor,
  growth: async () => (await import('./growth.ts')).growth,
  'start-after-kill': async () => (await import('./start-after-kill.ts')).startAfterKill,
  'first-paint': async () => (await import('./first-paint.ts')).firstPaint,
};

/** Run only where they are named, because they take long. */
const long: readonly string[] = ['growth', 'start-after-kill'];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(', ')}; there are: ${Object.keys(benchmarks).join(', ')}`);
  process.exit(2);
}

console.log(machine());
for (const [name, load] of Object.entries(benchmarks)) {
  if (wanted.length > 0 ? !wanted.includes(name) : long.includes(name)) continue;
  const start = performance.now();
  try {
    const figures = await (await load())();
    printFigures(`${name} (${((performance.now() - start) / 1000).toFixed(0)} s)`, figures);
  } catch (error) {
    console.error(`\n${name} broke:`, error);
    process.exitCode = 1;
  }
}
