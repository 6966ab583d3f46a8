import { changed } from '../../../live/live-actions.ts';
import { openedEditor, pass } from '../testing/opened-editor.fixture.ts';
import { sampleServer } from '../testing/server.fake.ts';
import { contentEdited, pieceRequested, refreshRequested, saveRequested, sendRequested } from './editor-actions.ts';

const ofFile = { fileId: 'f1' };

/** A server with a file of this size in bytes; its pieces are its lines. */
const hugeFile = (text: string) => {
  const server = sampleServer(text);
  const state = { size: 100_000_000, wholes: 0 };
  const calls = {
    ...server.calls,
    readFile: async (fileId: string) => {
      const { vipFileSummary } = await server.calls.readFile(fileId);
      return { vipFileSummary: { ...vipFileSummary, size: state.size } };
    },
    readText: async (...requested: Parameters<typeof server.calls.readText>) => {
      state.wholes += 1;
      return server.calls.readText(...requested);
    },
  };
  return { state, server: { ...server, calls } };
};

describe('a text that is too large to be loaded completely', () => {
  it('is opened with its first piece and its report', async () => {
    const { state, server } = hugeFile('one\ntwo\nthree');
    const page = await openedEditor(server);
    expect(page.text()).toBe('one\n');
    expect(page.file()).toMatchObject({
      loading: { status: 'ready' },
      sync: { status: 'saved' },
      piece: { number: 1, pieces: 3, firstLine: 1, lines: 3 },
      report: { validationSummary: { valid: true } },
    });
    expect(state.wholes).toBe(0);
  });

  it('shows another piece, by number or by location', async () => {
    const { server } = hugeFile('one\ntwo\nthree');
    const page = await openedEditor(server);
    page.dispatch(pieceRequested({ ...ofFile, wanted: { number: 2 } }));
    await pass(0);
    expect([page.text(), page.file()?.piece?.number]).toEqual(['two\n', 2]);
    page.dispatch(pieceRequested({ ...ofFile, wanted: { line: 3, column: 2 } }));
    await pass(0);
    expect([page.text(), page.file()?.piece?.firstLine]).toEqual(['three', 3]);
  });

  it('shows only the last of several requested pieces', async () => {
    const { server } = hugeFile('one\ntwo\nthree');
    const requested: number[] = [];
    let arrive = () => {};
    let pending = Promise.resolve();
    const readPiece = async (...[fileId, wanted]: Parameters<typeof server.calls.readPiece>) => {
      requested.push('number' in wanted ? wanted.number : 0);
      await pending;
      return server.calls.readPiece(fileId, wanted);
    };
    const page = await openedEditor({ ...server, calls: { ...server.calls, readPiece } });
    pending = new Promise((resolve) => {
      arrive = resolve;
    });
    const turnTo = (number: number) => page.dispatch(pieceRequested({ ...ofFile, wanted: { number } }));
    turnTo(2);
    await pass(0);
    for (const number of [1, 2, 3]) turnTo(number);
    expect(page.text()).toBe('one\n');
    arrive();
    await pass(0);
    expect(page.text()).toBe('three');
    expect(requested).toEqual([1, 2, 3]);
  });

  it('is never saved, whatever happens to the piece on screen', async () => {
    const { server } = hugeFile('one\ntwo\nthree');
    const page = await openedEditor(server);
    page.texts.of('f1')?.replace('changed by nobody knows whom');
    page.dispatch(contentEdited(ofFile));
    page.dispatch(saveRequested(ofFile));
    await pass(60_000);
    page.dispatch(sendRequested(ofFile));
    await pass(0);
    expect(server.saves).toEqual([]);
    expect(server.versions).toEqual(['one\ntwo\nthree']);
    expect(page.file()?.sentAs).toBe('t1');
    await page.close();
    expect(server.saves).toEqual([]);
  });

  it('is read again at the same location when another user saved a version', async () => {
    const { state, server } = hugeFile('one\ntwo\nthree');
    const page = await openedEditor(server);
    page.dispatch(pieceRequested({ ...ofFile, wanted: { number: 2 } }));
    await pass(0);
    server.versions.push('1\n2\n3');
    page.dispatch(changed({ topic: 'file-detail', id: 'f1', revision: 7 }));
    await pass(0);
    expect([page.text(), page.file()?.version, page.file()?.piece?.number]).toEqual(['2\n', 2, 2]);
    expect(state.wholes).toBe(0);
  });

  it('is loaded completely once it is small enough', async () => {
    const { state, server } = hugeFile('one\ntwo\nthree');
    const page = await openedEditor(server);
    server.versions.push('small');
    state.size = 5;
    page.dispatch(refreshRequested(ofFile));
    await pass(0);
    expect(page.text()).toBe('small');
    expect(page.file()?.piece).toBeUndefined();
    page.type('small and mine');
    await pass(2_000);
    expect(server.versions.at(-1)).toBe('small and mine');
  });
});
