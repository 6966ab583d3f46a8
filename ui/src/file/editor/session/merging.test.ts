import { memoryDrafts } from '../draft/memory.ts';
import { openedEditor, pass } from '../testing/opened-editor.fixture.ts';
import { sampleServer } from '../testing/server.fake.ts';
import { conflictsResolved, mergeUndone, otherTextChosen, ownTextChosen, refreshRequested } from './editor-actions.ts';
import { comparisonRequested } from './editor-slice.ts';

const id = { fileId: 'f1' };
const base = 'a\nb\nc\nd\n';

const opened = () => openedEditor(sampleServer(base));

describe('two users who edit one file', () => {
  it('have both edits if they changed different lines', async () => {
    const page = await opened();
    page.type('A\nb\nc\nd\n');
    page.server.versions.push('a\nb\nc\nD\n');
    await pass(1000);
    expect(page.server.versions).toEqual([base, 'a\nb\nc\nD\n', 'A\nb\nc\nD\n']);
    expect(page.text()).toBe('A\nb\nc\nD\n');
    expect(page.file()).toMatchObject({
      version: 3,
      sync: { status: 'saved' },
      notice: { kind: 'merged', version: 2 },
      writer: { version: 2, name: 'Anna' },
    });
  });

  it('can look at the merged edits, and remove only the edits of the other user', async () => {
    const page = await opened();
    page.type('A\nb\nc\nd\n');
    page.server.versions.push('a\nb\nc\nD\n');
    await pass(1000);
    page.dispatch(comparisonRequested({ ...id, version: 2, of: 'merge' }));
    await pass(0);
    expect(page.texts.of('f1/compared')?.read()).toBe('A\nb\nc\nd\n');
    page.type('A\nB\nc\nD\n');
    page.dispatch(mergeUndone(id));
    await pass(1000);
    expect(page.text()).toBe('A\nB\nc\nd\n');
    expect(page.server.versions.at(-1)).toBe('A\nB\nc\nd\n');
    expect(page.file()?.notice).toEqual({ kind: 'mergeUndone', version: 2 });
  });

  it('say that a merge cannot be undone after its lines were edited', async () => {
    const page = await opened();
    page.type('A\nb\nc\nd\n');
    page.server.versions.push('a\nb\nc\nD\n');
    await pass(1000);
    page.type('A\nb\nc\nDD\n');
    page.dispatch(mergeUndone(id));
    await pass(1000);
    expect(page.text()).toBe('A\nb\nc\nDD\n');
    expect(page.file()?.notice).toEqual({ kind: 'mergeNotUndone', version: 2 });
  });

  it('choose between the lines both changed; the others are merged', async () => {
    const page = await opened();
    page.type('A\nmine\nc\nd\n');
    page.server.versions.push('a\ntheirs\nc\nD\n');
    await pass(1000);
    expect(page.file()).toMatchObject({
      sync: { status: 'conflict', theirs: 2 },
      conflicts: [{ line: 2, base: ['b'], mine: ['mine'], theirs: ['theirs'] }],
    });
    page.dispatch(conflictsResolved({ ...id, chosen: [['theirs', 'mine']] }));
    await pass(1000);
    expect(page.text()).toBe('A\ntheirs\nmine\nc\nD\n');
    expect(page.server.versions.at(-1)).toBe('A\ntheirs\nmine\nc\nD\n');
    expect(page.file()).toMatchObject({ version: 3, sync: { status: 'saved' }, notice: { kind: 'resolved' } });
    expect(page.file()?.conflicts).toBeUndefined();
  });

  it('choose again if a third version was saved meanwhile', async () => {
    const page = await opened();
    page.type('a\nmine\nc\nd\n');
    page.server.versions.push('a\ntheirs\nc\nd\n');
    await pass(1000);
    page.server.versions.push('a\nthird\nc\nd\n');
    page.dispatch(conflictsResolved({ ...id, chosen: [['theirs']] }));
    await pass(1000);
    expect(page.file()).toMatchObject({ sync: { status: 'conflict', theirs: 3 }, conflicts: [{ theirs: ['third'] }] });
    page.server.versions.push('a\nfourth\nc\nd\n');
    page.dispatch(ownTextChosen(id));
    await pass(1000);
    expect(page.file()).toMatchObject({ sync: { status: 'conflict', theirs: 4 } });
    expect(page.text()).toBe('a\nmine\nc\nd\n');
    expect(page.server.versions.at(-1)).toBe('a\nfourth\nc\nd\n');
  });

  it('see which version their choice replaced', async () => {
    const page = await opened();
    page.type('a\nmine\nc\nd\n');
    page.server.versions.push('a\ntheirs\nc\nd\n');
    await pass(1000);
    page.dispatch(ownTextChosen(id));
    await pass(0);
    expect(page.file()?.notice).toEqual({ kind: 'keptMine', version: 2 });
    page.type('a\nagain\nc\nd\n');
    page.server.versions.push('a\nother\nc\nd\n');
    await pass(1000);
    page.dispatch(otherTextChosen(id));
    await pass(0);
    expect(page.file()?.notice).toEqual({ kind: 'tookTheirs', version: 4 });
  });

  it('keep text typed during a merge', async () => {
    const server = sampleServer(base);
    const page = await openedEditor(server);
    page.type('A\nb\nc\nd\n');
    server.versions.push('a\nb\nc\nD\n');
    page.dispatch(refreshRequested(id));
    page.type('A\nB\nc\nd\n');
    await pass(1000);
    expect(page.text()).toBe('A\nB\nc\nD\n');
    expect(server.versions.at(-1)).toBe('A\nB\nc\nD\n');
  });

  it('have a draft merged with what was saved since', async () => {
    const drafts = memoryDrafts();
    await drafts.keep({ fileId: 'f1', owner: 'u1', writer: 'w', text: 'A\nb\nc\nd\n', basedOn: 1, at: 'then' });
    const server = sampleServer(base);
    server.versions.push('a\nb\nc\nD\n');
    const page = await openedEditor(server, drafts);
    await pass(1000);
    expect(page.text()).toBe('A\nb\nc\nD\n');
    expect(page.file()).toMatchObject({
      version: 3,
      sync: { status: 'saved' },
      notice: { kind: 'merged', version: 2 },
    });
  });
});
