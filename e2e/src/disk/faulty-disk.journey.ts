import { settingsFrom } from '@clearbench/app/settings';
import { verify } from '@clearbench/app/verify/verify';
import { listFilesRoute, readContentRoute, saveContentRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { quietLog } from '@clearbench/event-sourcing/log';
import { openData } from '@clearbench/hosting/open-data';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { until } from '../client/until.ts';
import { type Acknowledged, nothingAcknowledged } from '../kill/busy-tester.ts';
import { repeatedCommands } from '../kill/equal-replay.ts';
import { missing } from '../kill/expect-no-data-loss.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { type ProductOnIllDisk, runOnIllDisk } from './product-on-faulty-disk.ts';

type Answer = { readonly status: number; readonly errorKey: string | undefined };

/** Uploads a file and saves it once; records acknowledged writes, and returns a refusal. */
const work = async (client: BenchClient, name: string, into: Acknowledged): Promise<Answer | undefined> => {
  const refusal = ({ status, reply }: { status: number; reply: unknown }): Answer | undefined =>
    status === 200 ? undefined : { status, errorKey: (reply as { errorKey?: string }).errorKey };
  const first = samplePayment(name, '10.00');
  const query = { environmentToken: 'sct', rbVersion: '2025' as const, fileName: `${name}.xml` };
  const made = await client.call(uploadFileRoute, { query, body: first });
  if (made.status !== 200) return refusal(made);
  const { fileId } = made.reply.vipFileSummary;
  into.texts.push({ fileId, contentVersion: 1, text: first });
  // Larger than the free space within a database file.
  const text = `${samplePayment(name, '11.00')}<!-- ${Array.from({ length: 20_000 }, () => Math.random().toString(36)).join(' ')} -->`;
  const saved = await client.call(saveContentRoute, { params: { fileId }, body: text, ifMatch: 1 });
  if (saved.status === 200) into.texts.push({ fileId, contentVersion: saved.reply.contentVersion, text });
  return refusal(saved);
};

const healthOf = async ({ url }: ProductOnIllDisk) => {
  const response = await fetch(`${url}/health/ready`);
  return { status: response.status, ...((await response.json()) as { reasons: readonly string[] }) };
};

/** The damage in the data folder of a stopped product. */
const faultsIn = async (folder: string): Promise<readonly string[]> => {
  const place = { CLEARBENCH_DATA: folder };
  const data = await openData(settingsFrom(place), quietLog);
  const faults: string[] = [];
  try {
    for await (const verified of verify(data)) faults.push(...verified.faults);
  } finally {
    await data.close();
  }
  return [...faults, ...(await repeatedCommands(place))];
};

describe.each([
  ['full', 507, 'store.full', 'no room is left on the disk'],
  ['readOnly', 503, 'store.readOnly', 'the disk takes no writes'],
] as const)('the product on a disk that is %s', (state, status, errorKey, reason) => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let product: ProductOnIllDisk;
  beforeAll(async () => {
    folder = await temporaryFolder();
    product = await runOnIllDisk(folder.path);
  });
  afterAll(async () => {
    await product.stop();
    await folder.remove();
  });

  it('refuses writes with an error key, allows reads, and recovers without losing acknowledged writes', async () => {
    const client = await benchClient(product.url, 'tester');
    const stored = nothingAcknowledged();
    for (let n = 0; n < 5; n += 1) expect(await work(client, `before-${n}`, stored)).toBeUndefined();
    expect(await healthOf(product)).toMatchObject({ status: 200 });

    await product.diskBecomes(state);
    const refused = await until(() => work(client, `during-${Math.random()}`, stored));
    expect(refused).toEqual({ status, errorKey });
    for (let n = 0; n < 5; n += 1) {
      const answer = await work(client, `again-${n}`, stored);
      expect([undefined, errorKey]).toContain(answer?.errorKey);
    }
    expect(await healthOf(product)).toMatchObject({ status: 503, reasons: [reason] });

    const reader = await benchClient(product.url, 'tester', client.browser);
    const [{ fileId, text } = { fileId: '', text: '' }] = stored.texts;
    const read = await reader.call(readContentRoute, { params: { fileId }, query: { version: 1 } });
    expect([read.status, read.reply]).toEqual([200, text]);
    const list = await reader.call(listFilesRoute, { query: { environmentToken: 'sct' } });
    expect([list.status, list.reply.total >= 5]).toEqual([200, true]);

    await product.diskBecomes('well');
    await until(async () => (await healthOf(product)).status === 200 || undefined);
    for (let n = 0; n < 3; n += 1) expect(await work(client, `after-${n}`, stored)).toBeUndefined();
    expect(await missing(client, stored)).toEqual([]);
    expect(await product.stop()).toBe(0);
    expect(await faultsIn(folder.path)).toEqual([]);
  });
});
