import { sampleSummary } from '../testing/file-summary.fixture.ts';
import { filesIn, type ListedFile, shownRows, withFile, withoutFile } from './conversation-rows.ts';

const answer = (fileId: string) => sampleSummary({ fileId, direction: 'ST', causedByFileId: 'sent' });
const sent = (matching: readonly string[] = []): ListedFile => ({
  ...sampleSummary({ fileId: 'sent' }),
  conversation: {
    answers: [answer('a1'), answer('a2')],
    notListed: 0,
    matching: [...matching],
    changedAt: '2026-11-02T08:00:00.000Z',
  },
});
const other: ListedFile = sampleSummary({ fileId: 'other' });
const idsOf = (rows: readonly ListedFile[]) => rows.map(({ fileId }) => fileId);

describe('the rows of conversations', () => {
  it('are closed at first, with the places of a tree', () => {
    const { rows, treePlaces } = shownRows([sent(), other], {});
    expect(idsOf(rows)).toEqual(['sent', 'other']);
    expect(treePlaces.get('sent')).toEqual({ level: 1, index: 1, count: 2, isOpen: false });
    expect(treePlaces.get('other')).toEqual({ level: 1, index: 2, count: 2 });
  });

  it('show the answers of an open conversation below its file', () => {
    const { rows, treePlaces } = shownRows([sent(), other], { sent: true });
    expect(idsOf(rows)).toEqual(['sent', 'a1', 'a2', 'other']);
    expect(treePlaces.get('a2')).toEqual({ level: 2, index: 2, count: 2 });
  });

  it('are open if an answer matches the search, until the user closes them', () => {
    expect(idsOf(shownRows([sent(['a2'])], {}).rows)).toEqual(['sent', 'a1', 'a2']);
    expect(idsOf(shownRows([sent(['sent'])], {}).rows)).toEqual(['sent']);
    expect(idsOf(shownRows([sent(['a2'])], { sent: false }).rows)).toEqual(['sent']);
  });

  it('change and lose single files at both levels', () => {
    const renamed = withFile([sent(), other], 'a1', (file) => ({ ...file, fileName: 'new.xml' }));
    expect(filesIn(renamed).find(({ fileId }) => fileId === 'a1')?.fileName).toBe('new.xml');
    const both = withFile([sent()], 'sent', (file) => ({ ...file, fileName: 'lead.xml' }));
    expect(both[0]).toMatchObject({ fileName: 'lead.xml', conversation: { answers: [{}, {}] } });
    expect(idsOf(filesIn(withoutFile([sent(), other], 'a1')))).toEqual(['sent', 'a2', 'other']);
    expect(idsOf(filesIn(withoutFile([sent(), other], 'sent')))).toEqual(['a1', 'a2', 'other']);
    expect(idsOf(withoutFile([sent(), other], 'other'))).toEqual(['sent']);
  });
});
