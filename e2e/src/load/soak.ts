import { createInterface } from 'node:readline';
import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type RunningServer, runServer } from '../client/running-server.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { growthPerHour, type MemorySample } from './memory-growth.ts';
import { mixedWork } from './mixed-work.ts';

/**
 * `npm run soak` puts the product under mixed load for an hour at a low rate, and prints every minute its memory after
 * a full collection. It fails when the heap grows by more than `--growth` MB an hour in the second half.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    pause: { type: 'string', default: '1000' },
    growth: { type: 'string', default: '20' },
  },
});

const minute = 60_000;
const megabyte = 1024 * 1024;

const collected = async (server: RunningServer): Promise<MemorySample> => {
  const lines = createInterface({ input: server.process.stdout as NodeJS.ReadableStream });
  server.process.kill('SIGUSR2');
  for await (const line of lines as AsyncIterable<string>) {
    if (!line.startsWith('memory ')) continue;
    lines.close();
    const { heapUsed, external, arrayBuffers, rss } = JSON.parse(line.slice(7)) as NodeJS.MemoryUsage;
    return {
      at: Date.now(),
      heap: (heapUsed + external) / megabyte,
      buffers: arrayBuffers / megabyte,
      rss: rss / megabyte,
    };
  }
  throw new Error('the server ended');
};

const folder = await temporaryFolder();
const unlimited = {
  CLEARBENCH_COMMANDS_PER_MINUTE: '0',
  CLEARBENCH_READS_PER_MINUTE: '0',
  CLEARBENCH_LOG_LEVEL: 'fatal',
};
const server = await runServer(folder.path, unlimited, ['--expose-gc']);
try {
  const { turn, statuses } = await mixedWork(server.url);
  const samples: MemorySample[] = [];
  const began = Date.now();
  let turns = 0;
  while (Date.now() - began < Number(values.minutes) * minute) {
    const until = Date.now() + minute;
    for (; Date.now() < until; turns += 1) {
      await turn();
      await after(Number(values.pause));
    }
    const sample = await collected(server);
    samples.push(sample);
    const [heap, buffers, rss] = [sample.heap, sample.buffers, sample.rss].map((size) => size.toFixed(1));
    console.log(`minute ${samples.length}: ${turns} turns, heap ${heap} MB, buffers ${buffers} MB, resident ${rss} MB`);
  }
  const growth = growthPerHour(samples.slice(Math.floor(samples.length / 2)));
  const counts = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
  console.log(`answers ${counts}; the heap grew by ${growth.toFixed(1)} MB an hour in the second half`);
  process.exitCode = growth <= Number(values.growth) ? 0 : 1;
} finally {
  await server.stop();
  await folder.remove();
}
