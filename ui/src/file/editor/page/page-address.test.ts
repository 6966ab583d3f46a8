import { readAddress, writeAddress } from './page-address.ts';

const read = (search: string) => readAddress(new URLSearchParams(search));

describe('the address of the editor', () => {
  it('contains tab, line, grouping and filters', () => {
    expect(read('tab=annotation&line=12&group=rule&hide=Info,Warning&find=iban&finding=P-07%40%2FDocument')).toEqual({
      tab: 'annotation',
      line: 12,
      group: 'rule',
      hidden: ['Info', 'Warning'],
      find: 'iban',
      finding: 'P-07@/Document',
    });
  });

  it('ignores invalid values', () => {
    expect(read('tab=x&line=-3&group=y&hide=Z')).toEqual({
      tab: undefined,
      line: undefined,
      group: 'severity',
      hidden: [],
      find: '',
      finding: undefined,
    });
  });

  it('changes a part and keeps the rest', () => {
    const search = new URLSearchParams('tab=report&hide=Info&other=1');
    expect(writeAddress(search, { line: 7 }).toString()).toBe('tab=report&hide=Info&other=1&line=7');
    expect(writeAddress(search, { hidden: [], group: 'severity' }).toString()).toBe(
      'tab=report&other=1&group=severity',
    );
    expect(writeAddress(new URLSearchParams('find=a&finding=b'), { find: '', finding: undefined }).toString()).toBe('');
  });
});
