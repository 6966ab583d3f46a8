import { parseArgs } from 'node:util';
import { runServer } from '../client/running-server.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { fuzz } from './fuzz.ts';

const { requests, seed } = parseArgs({
  options: { requests: { type: 'string', default: '50000' }, seed: { type: 'string', default: String(Date.now()) } },
}).values;

const folder = await temporaryFolder();
// What is answered "too many" is not tried.
const unlimited = { CLEARBENCH_COMMANDS_PER_MINUTE: '0', CLEARBENCH_READS_PER_MINUTE: '0' };
const server = await runServer(folder.path, unlimited);
try {
  const { statuses, faults } = await fuzz(server.url, Number(requests), Number(seed));
  const counts = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
  console.log(`seed ${seed}, ${requests} requests, answered ${counts.join(', ')}`);
  for (const { request, fault, answer } of faults.slice(0, 50))
    console.log(
      `\n${fault}\n${request.method} ${request.path.slice(0, 300)}\n${(request.body ?? '').slice(0, 600)}\n${answer}`,
    );
  console.log(`${faults.length} answers that may not be`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await server.stop();
  await folder.remove();
}
