import { openedEditor, pass } from '../testing/opened-editor.fixture.ts';
import { joined } from '../text/parted-text.ts';
import { saveRequested } from './editor-actions.ts';
import { retryDelay } from './save-worker.ts';
import type { Attempt } from './session.ts';

const saved = (page: { server: { saves: Pick<Attempt, 'text'>[] } }) =>
  page.server.saves.map(({ text }) => joined(text));

describe('saving typed text', () => {
  it('waits for a pause of one second', async () => {
    const page = await openedEditor();
    page.type('a');
    await pass(900);
    page.type('ab');
    expect(page.file()?.sync.status).toBe('unsaved');
    await pass(999);
    expect(saved(page)).toEqual([]);
    await pass(1);
    expect(saved(page)).toEqual(['ab']);
    expect(page.file()).toMatchObject({ sync: { status: 'saved' }, version: 2 });
  });

  it('happens at once on request, and not again after the pause', async () => {
    const page = await openedEditor();
    page.type('a');
    page.dispatch(saveRequested({ fileId: 'f1' }));
    await pass(5000);
    expect(saved(page)).toEqual(['a']);
  });

  it('sends nothing if nothing was typed', async () => {
    const page = await openedEditor();
    page.dispatch(saveRequested({ fileId: 'f1' }));
    await pass(0);
    expect(saved(page)).toEqual([]);
    expect(page.file()?.sync.status).toBe('saved');
  });

  it('sends one text at a time; the newer one is based on the version of the older one', async () => {
    const page = await openedEditor();
    let open = () => {};
    page.server.gate = new Promise((resolve) => {
      open = resolve;
    });
    page.type('a');
    await pass(1000);
    page.type('ab');
    await pass(5000);
    expect(saved(page)).toEqual(['a']);
    expect(page.file()?.sync.status).toBe('saving');
    open();
    await pass(0);
    expect(page.server.saves.map(({ text, basedOn }) => [text, basedOn])).toEqual([
      ['a', 1],
      ['ab', 2],
    ]);
    expect(page.file()).toMatchObject({ sync: { status: 'saved' }, version: 3 });
  });

  it('repeats the same save once the server is reachable', async () => {
    const page = await openedEditor();
    page.server.network = 'away';
    page.type('a');
    await pass(1000);
    expect(page.file()?.sync.status).toBe('offline');
    page.server.network = 'fine';
    await pass(retryDelay);
    expect(page.server.versions).toEqual(['v1', 'a']);
    expect(page.file()?.sync.status).toBe('saved');
  });

  it('stores a text once although its reply was lost, and then the newer one', async () => {
    const page = await openedEditor();
    page.server.network = 'lost';
    page.type('a');
    await pass(1000);
    page.server.network = 'fine';
    page.type('ab');
    await pass(1000);
    expect(page.server.versions).toEqual(['v1', 'a', 'ab']);
    expect(page.server.saves[0]?.commandId).toBe(page.server.saves[1]?.commandId);
    expect(page.file()).toMatchObject({ sync: { status: 'saved' }, version: 3 });
  });

  it('saves unsaved text when the page is left', async () => {
    const page = await openedEditor();
    page.type('a');
    await page.close();
    expect(page.server.versions).toEqual(['v1', 'a']);
    expect(page.file()).toBeUndefined();
    expect(page.texts.of('f1')).toBeUndefined();
  });
});
