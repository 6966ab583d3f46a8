import type { Profile } from '@clearbench/iso20022/profile';
import { creditTransferXml } from '@clearbench/test-engine/testing/credit-transfer.fixture';
import { directTextWorkers } from './direct-text-workers.ts';
import { pooledTextWorkers } from './pooled-text-workers.ts';
import { isCheckedHere, isClearedHere } from './short-texts.ts';
import type { ClearingJob } from './text-workers.ts';

const profile: Profile = { scheme: 'sct', rbVersion: '2025', now: '2026-11-27T10:00:00.000Z' };
const bytesOf = (transfers: number) =>
  new TextEncoder().encode(creditTransferXml({ transfers: Array.from({ length: transfers }, () => ({})) }));
const [short, long] = [bytesOf(1), bytesOf(2_000)];

const job: ClearingJob = {
  bytes: short,
  profile,
  fileName: 'a.xml',
  rbVersion: '2025',
  scheme: 'sct',
  clearing: { bic: 'CLRGDEFFXXX' } as ClearingJob['clearing'],
  sender: { bic: 'COBADEFFXXX', testCode: 'T' },
  now: profile.now,
  seed: 'seed',
  seenMessageIds: [],
  isDuplicateFile: false,
};

describe('short texts', () => {
  const pool = pooledTextWorkers(1);
  afterAll(() => pool.close());

  it('are checked and cleared without a worker, with the same result', async () => {
    const direct = directTextWorkers();
    expect(await pool.check(short, profile)).toEqual(await direct.check(short, profile));
    expect(await pool.clear(job)).toEqual(await direct.clear(job));
    expect([isCheckedHere(short, profile), isClearedHere(job)]).toEqual([true, true]);
  });

  it('cancel the unfinished check of an earlier text with the same key', async () => {
    const first = pool.check(long, profile, 'file-1');
    const second = pool.check(short, profile, 'file-1');
    await expect(first).rejects.toMatchObject({ errorKey: 'file.checkSuperseded' });
    expect((await second).report.validationSummary.messageType).toBe('pacs.008.001.08');
  });

  it('need a worker where the work can take long', () => {
    const structure = { sha256: '', root: { name: 'a', type: 'b' }, notation: '' };
    const own = { ...profile, formats: { 'pacs.008.001.08': { severities: {}, structure } } };
    const rule = { id: 'a' };
    const list = { owner: 'tester', list: { rules: Array.from({ length: 101 }, () => rule) } };
    const scenario = { lists: [list], at: profile.now, tester: '' } as unknown as ClearingJob['scenario'];
    const original = { bytes: short, messageType: 'pacs.008.001.08' };
    expect(isCheckedHere(long, profile)).toBe(false);
    expect(isCheckedHere(short, own)).toBe(false);
    expect(isCheckedHere(short, { ...profile, formats: { 'pacs.008.001.08': { severities: {} } } })).toBe(true);
    expect(isClearedHere({ ...job, scenario })).toBe(false);
    expect(isClearedHere({ ...job, original })).toBe(false);
    expect(isClearedHere({ ...job, originals: [original] })).toBe(false);
    expect(isClearedHere({ ...job, profile: own })).toBe(false);
  });
});
