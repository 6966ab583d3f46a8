import { Failure } from '@clearbench/contracts/failure';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { loadBudget } from '@clearbench/event-sourcing/serving/load-budget';
import { countedContents } from '@clearbench/event-sourcing/serving/load-gate';
import { memoryContentStore } from '@clearbench/stores/content-store/memory';
import { carryOut, type Machinery } from './reactions.ts';

const megabyte = 1024 * 1024;

it('counts the stored file of a sending in the budget of the process while the clearing works with it', async () => {
  const contents = countedContents(memoryContentStore());
  const { sha256, size } = await contents.put(new Uint8Array(2 * megabyte));
  const loads = loadBudget({ perProcess: 8 * megabyte, perAccount: 4 * megabyte });
  const held: number[] = [];
  const referencedMessageIds = async () => {
    held.push(loads.held());
    return Promise.reject(new Failure('store.unavailable'));
  };
  const get = async ({ name }: { name: string }) => (name === simEnvView.name ? { scheme: 'sct' } : undefined);
  const context = {
    contents,
    views: { get },
    textWorkers: { referencedMessageIds },
    log: { readStream: async () => [] },
  };
  const clock = { now: () => '2026-11-20T10:00:00.000Z' };
  const execute = carryOut({ context, clock, loads, forgetting: { log: {} } } as unknown as Machinery);
  const data = { transferId: 't1', environmentId: 'e1', requestedBy: 'ann', sha256, messageType: 'pacs.004.001.09' };
  const metadata = { commandId: 'c', actor: 'system', correlationId: 'c' };
  await expect(execute({ type: 'TakeToClearing', data }, metadata, { isFirst: false })).rejects.toThrow(
    'store.unavailable',
  );
  expect(held).toEqual([size]);
  expect(loads.held()).toBe(0);
});
