import { Failure } from '@clearbench/contracts/failure';
import { combineReducers } from '@reduxjs/toolkit';
import { runningSaga, until } from '../../saga/testing/running-saga.fixture.ts';
import { sampleSummary } from '../testing/file-summary.fixture.ts';
import { blobStore } from './blob-store.ts';
import { type UploadPorts, uploadSaga } from './upload-saga.ts';
import { uploadRequested, uploadRetried, uploadSlice } from './upload-slice.ts';

const target = { environmentToken: 'SCTLAB', rbVersion: '2023' } as const;
const blob = (text: string) => new Blob([text]);

const uploading = (changes: Partial<UploadPorts> = {}) => {
  let ids = 0;
  const shelf = blobStore(() => `u${++ids}`);
  const bench = runningSaga(
    uploadSaga({
      shelf,
      send: async ({ id }) => sampleSummary({ fileId: `file-${id}` }),
      unpack: async () => [],
      kindOf: async (content) => ({ kind: (await content.text()) === 'zip' ? 'zip' : 'xml' }),
      largest: () => 1_000,
      ...changes,
    }),
    combineReducers({ upload: uploadSlice.reducer }),
  );
  const uploads = () => bench.state().upload.uploads;
  return {
    ...bench,
    uploads,
    shelf,
    offer: (...files: [string, string][]) =>
      bench.dispatch(uploadRequested({ offered: files.map(([name, text]) => shelf.put(name, blob(text))), target })),
    settled: (count: number) =>
      until(() => uploads().filter(({ status }) => status === 'done' || status === 'failed').length === count),
  };
};

describe('uploading', () => {
  it('sends every file, three at a time, and releases its bytes', async () => {
    let together = 0;
    let most = 0;
    const { offer, settled, uploads, shelf } = uploading({
      send: async ({ id }) => {
        together += 1;
        most = Math.max(most, together);
        await new Promise((resolve) => setTimeout(resolve, 2));
        together -= 1;
        return sampleSummary({ fileId: `file-${id}` });
      },
    });
    offer(['a.xml', 'a'], ['b.xml', 'b'], ['c.xml', 'c'], ['d.xml', 'd'], ['e.xml', 'e']);
    await settled(5);
    expect(most).toBe(3);
    expect(uploads().map((upload) => upload.status === 'done' && upload.fileId)).toContain('file-u5');
    expect(shelf.get('u1')).toBeUndefined();
  });

  it('shows its progress', async () => {
    let finish: (() => void) | undefined;
    const { offer, uploads, settled } = uploading({
      send: (_, __, sent) => {
        sent(3);
        return new Promise((resolve) => {
          finish = () => resolve(sampleSummary());
        });
      },
    });
    offer(['a.xml', 'abcdef']);
    await until(() => uploads()[0]?.status === 'sending' && (uploads()[0] as { sent?: number }).sent === 3);
    finish?.();
    await settled(1);
  });

  it('marks a content that exists already', async () => {
    const { offer, settled, uploads } = uploading({ send: async () => sampleSummary({ duplicateOf: 'f0' }) });
    offer(['a.xml', 'a']);
    await settled(1);
    expect(uploads()[0]).toMatchObject({ status: 'done', duplicateOf: 'f0' });
  });

  it('rejects an empty or too large file before it is sent', async () => {
    let sent = 0;
    const { offer, settled, uploads } = uploading({
      send: async () => {
        sent += 1;
        return sampleSummary();
      },
    });
    offer(['empty.xml', ''], ['large.xml', 'x'.repeat(1_001)]);
    await settled(2);
    expect(uploads().map((upload) => upload.status === 'failed' && upload.problem.errorKey)).toEqual([
      'file.empty',
      'file.tooLarge',
    ]);
    expect(sent).toBe(0);
  });

  it('shows why one failed, continues with the others, and retries on request', async () => {
    let broken = true;
    const { offer, settled, uploads, dispatch } = uploading({
      send: async ({ name }) => {
        if (name === 'a.xml' && broken) throw new Failure('connection.lost');
        return sampleSummary();
      },
    });
    offer(['a.xml', 'a'], ['b.xml', 'b']);
    await settled(2);
    expect(uploads().map(({ status }) => status)).toEqual(['failed', 'done']);
    broken = false;
    dispatch(uploadRetried({ id: 'u1' }));
    await until(() => uploads().every(({ status }) => status === 'done'));
  });

  it('replaces an archive by its files', async () => {
    const { offer, settled, uploads } = uploading({
      unpack: async () => [
        { name: 'one.xml', content: blob('1') },
        { name: 'two.xml', content: blob('2') },
      ],
    });
    offer(['both.ZIP', 'zip'], ['last.xml', 'x']);
    await settled(3);
    expect(uploads().map(({ name, status }) => [name, status])).toEqual([
      ['one.xml', 'done'],
      ['two.xml', 'done'],
      ['last.xml', 'done'],
    ]);
  });

  it('opens a ZIP with any name, keeps the origin of its files, and rejects a ZIP in a ZIP', async () => {
    const archives: (string | undefined)[] = [];
    const { offer, settled, uploads } = uploading({
      unpack: async () => [
        { name: 'one.xml', content: blob('1') },
        { name: 'inner.zip', content: blob('zip') },
      ],
      send: async ({ archive }) => {
        archives.push(archive);
        return sampleSummary();
      },
    });
    offer(['payments.xml', 'zip']);
    await settled(2);
    expect(archives).toEqual(['payments.xml']);
    expect(uploads()[1]).toMatchObject({
      status: 'failed',
      problem: { errorKey: 'upload.archiveNested', params: { archive: 'payments.xml' } },
    });
  });

  it('reports a content that is too large as such, whatever else is wrong', async () => {
    const { offer, settled, uploads } = uploading({ kindOf: async () => ({ kind: 'binary' }) });
    offer(['zeros.xml', '0'.repeat(1_001)]);
    await settled(1);
    expect(uploads()[0]).toMatchObject({ status: 'failed', problem: { errorKey: 'file.tooLarge' } });
  });

  it('does not send what is neither XML nor a ZIP, and names its type', async () => {
    let sent = 0;
    const { offer, settled, uploads } = uploading({
      kindOf: async () => ({ kind: 'other', type: 'PNG' }),
      send: async () => {
        sent += 1;
        return sampleSummary();
      },
    });
    offer(['picture.xml', 'png'], ['picture.zip', 'png']);
    await settled(2);
    expect(sent).toBe(0);
    for (const upload of uploads())
      expect(upload).toMatchObject({ problem: { errorKey: 'file.notXml', params: { type: 'PNG' } } });
  });

  it('shows why an archive cannot be opened', async () => {
    const { offer, settled, uploads } = uploading({
      unpack: () => Promise.reject(new Failure('upload.archiveBroken')),
    });
    offer(['x.zip', 'zip']);
    await settled(1);
    expect(uploads()[0]).toMatchObject({ status: 'failed', problem: { errorKey: 'upload.archiveBroken' } });
  });
});
