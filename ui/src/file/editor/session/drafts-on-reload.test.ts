import { memoryDrafts } from '../draft/memory.ts';
import { openedEditor, pass } from '../testing/opened-editor.fixture.ts';
import { sampleServer } from '../testing/server.fake.ts';
import { pageHidden } from './editor-actions.ts';

describe('a draft', () => {
  it('is stored before the save is due, and deleted after it', async () => {
    const page = await openedEditor();
    page.type('a');
    await pass(450);
    expect(await page.draft()).toMatchObject({ text: 'a', basedOn: 1 });
    await pass(1000);
    expect(await page.draft()).toBeUndefined();
  });

  it('is stored at once when the page is hidden', async () => {
    const page = await openedEditor();
    page.type('a');
    page.dispatch(pageHidden({ fileId: 'f1' }));
    await pass(0);
    expect((await page.draft())?.text).toBe('a');
  });

  it('is stored before a closing page ends, without waiting for the database', async () => {
    const drafts = { ...memoryDrafts(), keep: () => new Promise<void>(() => undefined) };
    const page = await openedEditor(sampleServer('v1'), drafts);
    page.type('a');
    page.dispatch(pageHidden({ fileId: 'f1' }));
    expect((await drafts.read('u1', 'f1'))?.text).toBe('a');
  });

  it('is restored after a reload, with a notice, and is saved', async () => {
    const server = sampleServer('v1');
    const drafts = memoryDrafts();
    const before = await openedEditor(server, drafts);
    server.network = 'away';
    before.type('typed');
    await pass(1000);
    server.network = 'fine';
    const after = await openedEditor(server, drafts);
    expect(after.text()).toBe('typed');
    expect(after.file()).toMatchObject({ sync: { status: 'unsaved' }, notice: { kind: 'draftRestored' } });
    await pass(1000);
    expect(server.versions).toEqual(['v1', 'typed']);
    expect(await after.draft()).toBeUndefined();
  });

  it('recognises its own save whose reply was lost in the reload', async () => {
    const server = sampleServer('v1');
    const drafts = memoryDrafts();
    const before = await openedEditor(server, drafts);
    server.network = 'lost';
    before.type('sent');
    await pass(1000);
    before.type('sent and more');
    await pass(450);
    server.network = 'fine';
    const after = await openedEditor(server, drafts);
    await pass(1000);
    expect(server.versions).toEqual(['v1', 'sent', 'sent and more']);
    expect(after.file()?.sync.status).toBe('saved');
  });

  it('leads to a conflict if another user saved meanwhile', async () => {
    const server = sampleServer('v1');
    const drafts = memoryDrafts();
    await drafts.keep({ fileId: 'f1', owner: 'u1', writer: 'x', text: 'mine', basedOn: 1, at: '2026-11-01T08:00:00Z' });
    server.versions.push('theirs');
    const page = await openedEditor(server, drafts);
    expect(page.text()).toBe('mine');
    expect(page.file()?.sync).toEqual({ status: 'conflict', theirs: 2 });
  });

  it('that the browser fails to read does not keep the file from opening, and the page says so', async () => {
    const drafts = { ...memoryDrafts(), read: () => Promise.reject(new DOMException('late', 'TimeoutError')) };
    const page = await openedEditor(sampleServer('v1'), drafts);
    expect(page.text()).toBe('v1');
    expect(page.file()).toMatchObject({ sync: { status: 'saved' }, notice: { kind: 'draftNotRead' } });
  });
});
