import { rowOfSummary } from '@clearbench/contracts/file/list-row';
import { fileListView } from '@clearbench/contracts/file/views';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { Profile } from '@clearbench/iso20022/profile';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { freeFileName, numberedName } from './free-file-name.ts';

const holding = async (...names: string[]) => {
  const documents = memoryDocumentStore();
  await documents.prepare(fileListView.name, fileListView.shape);
  const changes = names.map((fileName, index) => {
    const summary = { fileId: `f${index}`, envId: 'e1', fileName } as VipFileSummary;
    const stay = { ownerId: '', touchedAt: '', openTransfers: 0 };
    const document = rowOfSummary(summary, stay, { sha256: '', references: '' });
    return { id: summary.fileId, position: index + 1, document };
  });
  await documents.apply(fileListView.name, changes);
  const views = uncachedReadModels(documents);
  return (wanted: string, fileId = 'new', environmentId = 'e1', forms?: Pick<Profile, 'messageForm'>) =>
    freeFileName(views, wanted, { environmentId, fileId, ...(forms && { forms }) });
};

describe('unique file name', () => {
  it('is unchanged where it is free, or used by the same file or in another environment', async () => {
    const free = await holding('a.xml');
    expect(await free('b.xml')).toBe('b.xml');
    expect(await free('a.xml', 'f0')).toBe('a.xml');
    expect(await free('a.xml', 'new', 'e2')).toBe('a.xml');
  });

  it('gets a number where it is used', async () => {
    expect(await (await holding('pacs.008.xml'))('pacs.008.xml')).toBe('pacs.008 (2).xml');
    expect(await (await holding('a.xml', 'a (2).xml'))('a.xml')).toBe('a (3).xml');
    expect(await (await holding('a (2).xml'))('a (2).xml')).toBe('a (3).xml');
    expect(await (await holding('a (copy).xml'))('a (copy).xml')).toBe('a (copy 2).xml');
    expect(await (await holding('README'))('README')).toBe('README (2)');
  });

  it('gets increasing numbers for any number of files', async () => {
    const names = ['a.xml', ...Array.from({ length: 1_000 }, (_, index) => `a (${index + 2}).xml`)];
    expect(await (await holding(...names))('a.xml')).toBe('a (1002).xml');
  });

  it('never exceeds the longest name, and contains no lone surrogate', () => {
    expect(numberedName(`${'x'.repeat(116)}.xml`, 12)).toHaveLength(120);
    expect(numberedName(`${'\u{1f600}'.repeat(58)}.xml`, 2).isWellFormed()).toBe(true);
  });

  it('of a clearing file is unchanged, because its header contains it', async () =>
    expect(await (await holding('CB01SCTZYAADEF01.I'))('CB01SCTZYAADEF01.I')).toBe('CB01SCTZYAADEF01.I'));

  it('by the pattern of the envelope profile is unchanged', async () => {
    const fileName = {
      template: 'RT{sender}{time}.{type}',
      pattern: 'RT[A-Z0-9]{8}[0-9]{12}\\.[A-Z0-9]{1,4}',
      sample: '',
    };
    const messageForm = {
      profileId: 'own',
      root: 'A',
      namespace: 'urn:a',
      businessHeader: 'head.001.001.02',
      fileName,
    };
    const name = 'RTZYAADEF0261127101500.MSG';
    const free = await holding(name, 'other.MSG');
    expect(await free(name)).toBe('RTZYAADEF0261127101500 (2).MSG');
    expect(await free(name, 'new', 'e1', { messageForm })).toBe(name);
    expect(await free('other.MSG', 'new', 'e1', { messageForm })).toBe('other (2).MSG');
  });
});
