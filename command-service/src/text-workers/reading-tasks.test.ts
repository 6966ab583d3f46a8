import { creditTransferXml } from '@clearbench/test-engine/testing/credit-transfer.fixture';
import { directTextWorkers } from './direct-text-workers.ts';
import { pooledTextWorkers } from './pooled-text-workers.ts';

const bytesOf = (transfers: number) =>
  new TextEncoder().encode(creditTransferXml({ transfers: Array.from({ length: transfers }, () => ({})) }));

describe('ids in a text', () => {
  const pool = pooledTextWorkers(1);
  afterAll(() => pool.close());

  it.each([
    ['short', 1],
    ['long', 60],
  ])('are the same from a %s text as without workers', async (length, transfers) => {
    const bytes = bytesOf(transfers);
    expect(bytes.length <= 16_384).toBe(length === 'short');
    const direct = directTextWorkers();
    for (const workers of [pool, direct]) {
      expect((await workers.historyQuery(bytes)).payments).toHaveLength(transfers);
      expect(await workers.referencedMessageIds(bytes)).toEqual([]);
    }
    expect(await pool.fingerprints(bytes)).toEqual(await direct.fingerprints(bytes));
    expect(await pool.fileIdentity(bytes)).toEqual(await direct.fileIdentity(bytes));
  });
});
