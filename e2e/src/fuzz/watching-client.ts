import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

// A second client in a separate thread: it calls /health/live continuously and measures its waits.
const { address, pid } = workerData as { readonly address: string; readonly pid: number };
const everyMs = 10;
const nanosecondsOfMs = 1e6;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const ask = (): Promise<void> =>
  new Promise((resolve, reject) => {
    get(address, { agent }, (response) => void response.resume().on('end', resolve)).on('error', reject);
  });

/**
 * Milliseconds for which a thread was ready to run while another program had the CPU; 0 where Linux does not report it.
 */
const queued = (thread: string): number => {
  try {
    return Number(readFileSync(`${thread}/schedstat`, 'utf8').split(' ')[1]) / nanosecondsOfMs;
  } catch {
    return 0;
  }
};
const queuedHereAndThere = (): number => queued('/proc/thread-self') + queued(`/proc/${pid}/task/${pid}`);

const nothing = { longest: 0, longestOfServer: 0, attempts: 0, failed: undefined as string | undefined };
let noted = { ...nothing };
let answered = Promise.resolve();

parentPort?.on('message', () => {
  // A running wait belongs to the previous input.
  void answered.then(() => {
    parentPort?.postMessage(noted);
    noted = { ...nothing };
  });
});

const measureRequest = async (): Promise<void> => {
  const queuedBefore = queuedHereAndThere();
  const began = performance.now();
  try {
    await ask();
    const wait = performance.now() - began;
    const ofServer = Math.max(0, wait - (queuedHereAndThere() - queuedBefore));
    noted.longest = Math.max(noted.longest, wait);
    noted.longestOfServer = Math.max(noted.longestOfServer, ofServer);
    noted.attempts += 1;
  } catch (error) {
    noted.failed = String(error);
  }
};

for (;;) {
  answered = measureRequest();
  await answered;
  await after(everyMs);
}
