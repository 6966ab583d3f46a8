import { removedFrom } from '@clearbench/contracts/file/retention';
import type { Principal } from '@clearbench/contracts/session/principal';
import { type SuiteDocument, suiteView } from '@clearbench/contracts/suite/views';
import { userView } from '@clearbench/contracts/user/views';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { removedSuites } from './removed-suites.ts';

const day = (number: number): string => `2026-11-${String(number).padStart(2, '0')}T08:00:00.000Z`;

const removed = (suiteId: string, removedOn: number, ownerId = 'ida'): SuiteDocument => ({
  ...{ sha256: suiteId, size: 1, title: suiteId, tags: [], files: 2, cases: 1, problems: 0 },
  ...{ suiteId, environmentId: 'e1', ownerId, shared: true, version: 3, changedAt: day(1), changedBy: ownerId },
  ...{ shelf: removedFrom('e1'), removedAt: day(removedOn), removedBy: ownerId },
  restorableUntil: day(removedOn + 7),
});

const listed: SuiteDocument = { ...removed('listed', 9), shelf: 'e1' };
const elsewhere: SuiteDocument = { ...removed('elsewhere', 9), shelf: removedFrom('e2') };

const views = async () => {
  const documents = memoryDocumentStore();
  for (const { name, shape } of [suiteView, userView]) await documents.prepare(name, shape);
  const all = [removed('old', 2), removed('first', 3), removed('second', 4), removed('theirs', 5, 'eva')];
  await documents.apply(
    suiteView.name,
    [...all, listed, elsewhere].map((document) => ({ id: document.suiteId, position: 1, document })),
  );
  return uncachedReadModels(documents);
};

const principal = (isAdmin: boolean) => ({ isAdmin, user: { userId: 'ida' } }) as Principal;

const page = async (isAdmin: boolean, now: string, paging: { readonly limit: number; readonly after?: string }) =>
  removedSuites({ views: await views() }, principal(isAdmin), { environmentId: 'e1', ...paging }, now);

const titles = ({ items }: { readonly items: readonly { readonly title: string }[] }) =>
  items.map(({ title }) => title);

describe('the deleted suites of an environment', () => {
  it('are those of the caller, and for administrators all, the last deleted first', async () => {
    expect(titles(await page(false, day(6), { limit: 10 }))).toEqual(['second', 'first', 'old']);
    expect(titles(await page(true, day(6), { limit: 10 }))).toEqual(['theirs', 'second', 'first', 'old']);
  });

  it('are no longer listed nor counted after seven days', async () => {
    const found = await page(false, day(10), { limit: 10 });
    expect([titles(found), found.total, found.next]).toEqual([['second', 'first'], 2, undefined]);
    expect(titles(await page(false, day(12), { limit: 10 }))).toEqual([]);
  });

  it('end at the first page with one that cannot be restored', async () => {
    const first = await page(false, day(11), { limit: 1 });
    expect([titles(first), first.total]).toEqual([['second'], 1]);
    const second = await page(false, day(11), { limit: 1, after: first.next ?? '' });
    expect([titles(second), second.next]).toEqual([[], undefined]);
  });
});
