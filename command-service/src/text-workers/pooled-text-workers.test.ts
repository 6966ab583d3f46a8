import { asJobOwner } from '@clearbench/event-sourcing/job-owner';
import type { Profile } from '@clearbench/iso20022/profile';
import { checkText } from './check-text.ts';
import { pooledTextWorkers } from './pooled-text-workers.ts';
import { bulkXml } from './testing/bulk.fixture.ts';

const profile: Profile = { scheme: 'sct', rbVersion: '2025', now: '2025-10-15T09:00:00Z' };

/** Above the length from which on two workers validate a text together. */
const longText = (): Uint8Array => {
  const text = new TextEncoder().encode(bulkXml(5_000));
  const bytes = new Uint8Array(new SharedArrayBuffer(text.length));
  bytes.set(text);
  return bytes;
};

describe('two workers', () => {
  const pool = pooledTextWorkers(2);
  afterAll(() => pool.close());

  const checkFor = (account: string, bytes: Uint8Array, key?: string) =>
    asJobOwner({ account, priority: 'interactive' }, () => pool.check(bytes, profile, key));

  it('give the result of one, for one long text and for more of them than workers', async () => {
    const bytes = longText();
    expect(bytes.length).toBeGreaterThan(4 * 2 ** 20);
    const alone = await checkText(bytes, profile, () => false);
    expect(alone?.report.validationSummary.transactions).toBe(5_000);
    expect(await checkFor('ada', bytes)).toEqual(alone);
    for (const result of await Promise.all(['ada', 'ada', 'bob', 'cem'].map((account) => checkFor(account, bytes))))
      expect(result).toEqual(alone);
  }, 60_000);

  it('cancel the validation of a long text for a newer one', async () => {
    const bytes = longText();
    const older = checkFor('ada', bytes, 'same');
    const newer = checkFor('ada', bytes, 'same');
    await expect(older).rejects.toMatchObject({ errorKey: 'file.checkSuperseded' });
    expect((await newer).report.validationSummary.transactions).toBe(5_000);
  }, 60_000);
});
