import { filtersOf, keyOf, queryOf, sortedBy, viewedAs } from './list-address.ts';

const read = (query: string) => filtersOf(new URLSearchParams(query));
const plain = { sort: 'changedAt', order: 'descending', view: 'conversations' } as const;

describe('the address of a file list', () => {
  it('is empty for the default list', () => {
    expect(read('')).toEqual(plain);
    expect(queryOf(plain).toString()).toBe('');
  });

  it('is restored unchanged', () => {
    const filters = {
      search: 'ref & co',
      direction: 'ST',
      messageType: 'pacs.002.001.10',
      validity: 'invalid',
      verdict: 'rejected',
      transferState: 'none',
      changedFrom: '2026-11-01',
      changedTo: '2026-11-02',
      sort: 'fileName',
      order: 'ascending',
      view: 'files',
    } as const;
    expect(read(queryOf(filters).toString())).toEqual(filters);
  });

  it('omits invalid values', () => {
    expect(read(`messageType=${'x'.repeat(36)}&changedTo=2026-13-40`)).toEqual(plain);
    expect(read('direction=XX&changedFrom=yesterday&sort=colour&order=up&search=')).toEqual(plain);
  });

  it('reverses the order when a column is chosen again', () => {
    const byName = sortedBy(plain, 'fileName');
    expect(byName).toMatchObject({ sort: 'fileName', order: 'ascending' });
    expect(sortedBy(byName, 'fileName')).toMatchObject({ order: 'descending' });
    expect(sortedBy(byName, 'size')).toMatchObject({ sort: 'size', order: 'descending' });
  });

  it('shows the view that was chosen last, and conversations in the order of their last change', () => {
    expect(filtersOf(new URLSearchParams(), 'files').view).toBe('files');
    expect(read('view=files&sort=size')).toMatchObject({ view: 'files', sort: 'size' });
    expect(read('sort=size')).toMatchObject({ view: 'conversations', sort: 'changedAt' });
    expect(viewedAs({ ...plain, view: 'files', sort: 'size' }, 'conversations')).toEqual(plain);
  });

  it('distinguishes lists', () => {
    const address = { environmentToken: 'A', rbVersion: '2023', ...plain } as const;
    expect(keyOf(address)).not.toBe(keyOf({ ...address, rbVersion: '2025' }));
    expect(keyOf(address)).not.toBe(keyOf({ ...address, search: 'x' }));
    expect(keyOf(address)).not.toBe(keyOf({ ...address, view: 'files' }));
  });
});
