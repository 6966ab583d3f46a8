import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { xsrfCookie, xsrfHeader } from '@clearbench/contracts/header-names';
import { benchClient } from '../client/bench-client.ts';
import { runServer } from '../client/running-server.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { fuzz } from './fuzz.ts';
import { fuzzInputs, type InputResult } from './fuzz-inputs.ts';
import { liveInput } from './live-inputs.ts';
import { randomChoiceFrom } from './random-choice.ts';
import { watchHealth } from './server-health.ts';
import { uploadInput } from './upload-inputs.ts';

/**
 * `npm run fuzz` sends requests generated from the API description, then inputs to the live connection and uploads,
 * while another client calls /health/live continuously. Of that client's waits, times in which other programs had the
 * CPU do not count; where the system does not report them (anything but Linux), or on a slow machine, set a higher
 * `--longest-wait` (milliseconds). `--memory` is the limit of the server's resident memory in MB.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    live: { type: 'string', default: '2000' },
    uploads: { type: 'string', default: '100' },
    'longest-wait': { type: 'string', default: '250' },
    memory: { type: 'string', default: '1500' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
const { requests, seed } = values;
const limits = { longestWait: Number(values['longest-wait']), memory: Number(values.memory) };
const controlPeriod = 5_000;
const liveAtOnce = 8;

const countsOf = (statuses: ReadonlyMap<number, number>): string =>
  [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');

const print = (name: string, result: InputResult): void => {
  const { inputs, statuses, longestWait, longestWaitOfServer, mostMemory, faults } = result;
  const waits = `another client waited up to ${Math.round(longestWait)} ms, ${Math.round(longestWaitOfServer)} ms of it for the server`;
  const memory = mostMemory === undefined ? 'memory unknown' : `the server took up to ${Math.round(mostMemory)} MB`;
  console.log(`${name}: ${inputs} inputs, answered ${countsOf(statuses)}; ${waits}; ${memory}`);
  for (const { input, fault } of faults.slice(0, 50)) console.log(`\n${fault}\n${input.slice(0, 600)}`);
};

const folder = await temporaryFolder();
// Rate-limited requests would test nothing.
const unlimited = { CLEARBENCH_COMMANDS_PER_MINUTE: '0', CLEARBENCH_READS_PER_MINUTE: '0' };
const server = await runServer(folder.path, unlimited);
const watching = watchHealth(server.url, server.process.pid);
let faults = 0;
try {
  await after(controlPeriod);
  const control = await watching.note();
  console.log(`seed ${seed}; before any input another client waited up to ${Math.round(control.longest)} ms`);

  const { browser } = await benchClient(server.url, 'tester');
  const target = {
    origin: server.url,
    cookie: browser.cookieHeader(),
    headers: { [xsrfHeader]: browser.cookie(xsrfCookie) ?? '' },
  };
  const chance = randomChoiceFrom(Number(seed));
  const live = await fuzzInputs(() => liveInput(target, chance), Number(values.live), liveAtOnce, watching, limits);
  print('live connection', live);
  const uploads = await fuzzInputs(() => uploadInput(target, chance), Number(values.uploads), 1, watching, limits);
  print('uploads', uploads);

  const watched = { watchHealth: watching, longestWait: limits.longestWait };
  const called = await fuzz(server.url, Number(requests), Number(seed), watched);
  console.log(`calls: ${requests} requests, answered ${countsOf(called.statuses)}`);
  for (const { request, fault, answer } of called.faults.slice(0, 50))
    console.log(
      `\n${fault}\n${request.method} ${request.path.slice(0, 300)}\n${(request.body ?? '').slice(0, 600)}\n${answer}`,
    );
  const memory = await watching.memory();
  console.log(
    `during the calls another client waited up to ${Math.round(called.longestWait)} ms, ${Math.round(called.longestWaitOfServer)} ms of it for the server; the server took up to ${Math.round(memory?.most ?? 0)} MB`,
  );
  const isBeyond = (memory?.most ?? 0) > limits.memory;
  faults = live.faults.length + uploads.faults.length + called.faults.length + (isBeyond ? 1 : 0);
  console.log(`${faults} faults`);
  process.exitCode = faults === 0 ? 0 : 1;
} finally {
  await watching.end();
  await server.stop();
  await folder.remove();
}
