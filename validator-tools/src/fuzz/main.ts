import { parseArgs } from 'node:util';
import { fuzz } from './fuzz-run.ts';
import { inputsOf } from './inputs.ts';

/**
 * `npm run fuzz-validator -- [--inputs 200000] [--seed N]` gives damaged messages to every reader of XML, and prints
 * each input with a fault. `--seed N --show <input>` writes one input to standard output.
 */
const { inputs, seed, show } = parseArgs({
  options: {
    inputs: { type: 'string', default: '200000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    show: { type: 'string' },
  },
}).values;

/** Milliseconds between two progress lines. */
const progressPeriod = 5_000;

if (show === undefined) {
  const start = performance.now();
  let printed = start;
  const onProgress = (done: number): void => {
    if (performance.now() - printed < progressPeriod) return;
    printed = performance.now();
    console.log(`${done} of ${inputs} inputs`);
  };
  const faults = await fuzz({ inputs: Number(inputs), seed: Number(seed), onProgress });
  const seconds = ((performance.now() - start) / 1_000).toFixed(0);
  for (const { number, faults: reasons } of faults) console.log(`input ${number}: ${reasons.join('; ')}`);
  console.log(`seed ${seed}: ${inputs} inputs in ${seconds} s, ${faults.length} with a fault`);
  if (faults.length > 0) console.log(`To write one of them to standard output: --seed ${seed} --show <input>`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} else process.stdout.write(inputsOf(Number(seed))(Number(show)));
