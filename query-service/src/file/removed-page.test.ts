import { rowOfSummary } from '@clearbench/contracts/file/list-row';
import { fileListView } from '@clearbench/contracts/file/views';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { removedPage } from './removed-page.ts';

const now = '2026-11-20T08:00:00.000Z';
const daysFromNow = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString();

type Removed = {
  readonly fileId: string;
  readonly daysAgo?: number;
  readonly envId?: string;
  readonly version?: string;
};

const rowOf = ({ fileId, daysAgo, envId = 'e1', version = '2025' }: Removed) => {
  const summary = {
    ...{ fileId, envId, rbVersion: version, fileName: `${fileId}.xml`, createdAt: daysFromNow(-50) },
    changedAt: daysFromNow(-(daysAgo ?? 0)),
  } as VipFileSummary;
  const away = daysAgo === undefined ? {} : { restorableUntil: daysFromNow(7 - daysAgo) };
  const stay = { ownerId: 'u1', touchedAt: daysFromNow(-40), openTransfers: 0, ...away };
  return rowOfSummary(summary, stay, { sha256: 'x', references: '' });
};

/** An environment with these files; `daysAgo` is the age of a removal. */
const holding = async (...files: Removed[]) => {
  const documents = memoryDocumentStore();
  await documents.prepare(fileListView.name, fileListView.shape);
  const changes = files.map((file, index) => ({ id: file.fileId, position: index + 1, document: rowOf(file) }));
  await documents.apply(fileListView.name, changes);
  const views = uncachedReadModels(documents);
  return (requested: { after?: string; limit?: number; rbVersion?: '2025' } = {}, at = now) =>
    removedPage({ views }, 'e1', { limit: 100, ...requested }, at);
};

const ids = ({ items }: { items: readonly { fileId: string }[] }) => items.map(({ fileId }) => fileId);

describe('removed files of an environment', () => {
  it('are listed newest first, without present files and files of other environments', async () => {
    const ask = await holding(
      { fileId: 'there' },
      { fileId: 'before', daysAgo: 3 },
      { fileId: 'last', daysAgo: 1 },
      { fileId: 'elsewhere', daysAgo: 1, envId: 'e2' },
    );
    const page = await ask();
    expect(ids(page)).toEqual(['last', 'before']);
    expect(page).toMatchObject({
      total: 2,
      items: [{ removedAt: daysFromNow(-1), restorableUntil: daysFromNow(6) }, {}],
    });
    expect(page.items[0]).not.toHaveProperty('clearedFor');
  });

  it('can be filtered by rulebook version', async () => {
    const ask = await holding({ fileId: 'a', daysAgo: 1 }, { fileId: 'b', daysAgo: 1, version: '2023' });
    expect(await ask({ rbVersion: '2025' })).toMatchObject({ total: 1, items: [{ fileId: 'a' }] });
  });

  it('end at the restore period, to the instant', async () => {
    const ask = await holding({ fileId: 'in-time', daysAgo: 7 }, { fileId: 'too-late', daysAgo: 7.001 });
    expect(await ask()).toMatchObject({ total: 1, items: [{ fileId: 'in-time' }] });
    expect(await ask({}, daysFromNow(0.01))).toMatchObject({ total: 0, items: [] });
  });

  it('are paged consistently while time passes, without files after their restore period', async () => {
    const ask = await holding(
      ...[1, 2, 3, 4].map((daysAgo) => ({ fileId: `f${daysAgo}`, daysAgo })),
      { fileId: 'old', daysAgo: 9 },
      { fileId: 'older', daysAgo: 10 },
    );
    const first = await ask({ limit: 2 });
    const second = await ask({ limit: 3, after: first.next ?? '' }, daysFromNow(0.5));
    expect([ids(first), ids(second)]).toEqual([
      ['f1', 'f2'],
      ['f3', 'f4'],
    ]);
    expect(first.total).toBe(4);
    expect(second.next).toBeUndefined();
  });
});
