import { Failure } from '@clearbench/contracts/failure';
import { serverLost } from '../../../live/live-actions.ts';
import { openedEditor, pass } from '../testing/opened-editor.fixture.ts';
import { sampleServer } from '../testing/server.fake.ts';
import {
  checkRequested,
  deleteRequested,
  indentRequested,
  refreshRequested,
  renameRequested,
  restoreRequested,
  sendRequested,
} from './editor-actions.ts';

const id = { fileId: 'f1' };

describe('a file command', () => {
  it('to send saves the text on screen first', async () => {
    const page = await openedEditor();
    page.type('a');
    page.dispatch(sendRequested(id));
    await pass(0);
    expect(page.server.versions).toEqual(['v1', 'a']);
    expect(page.file()).toMatchObject({ sentAs: 't1', sync: { status: 'saved' } });
  });

  it('to send fails, with an error, while the text cannot be saved', async () => {
    const page = await openedEditor();
    page.server.network = 'away';
    page.type('a');
    page.dispatch(sendRequested(id));
    await pass(0);
    expect(page.file()).toMatchObject({
      commandProblem: { command: 'send', errorKey: 'connection.none' },
      sync: { status: 'unsaved' },
    });
    expect(page.file()?.sentAs).toBeUndefined();
  });

  it('is not executed later if the connection is lost while it waits', async () => {
    const page = await openedEditor();
    let release = (): void => undefined;
    page.server.gate = new Promise((resolve) => {
      release = resolve;
    });
    page.type('a');
    await pass(1000);
    page.dispatch(sendRequested(id));
    page.server.network = 'away';
    page.dispatch(serverLost());
    await pass(0);
    expect(page.file()?.commandProblem).toEqual({ command: 'send', errorKey: 'connection.none', params: {} });
    page.server.network = 'fine';
    release();
    await pass(60_000);
    expect(page.server.versions).toEqual(['v1', 'a']);
    expect(page.file()?.sentAs).toBeUndefined();
  });

  it.each([
    ['rename', renameRequested({ ...id, fileName: 'two.xml' })],
    ['delete', deleteRequested(id)],
    ['indent', indentRequested(id)],
    ['check', checkRequested(id)],
    ['send', sendRequested(id)],
  ])('to %s fails without a connection, and is not executed after the reconnect', async (command, action) => {
    const page = await openedEditor();
    page.server.network = 'away';
    page.dispatch(action);
    await pass(0);
    expect(page.file()?.commandProblem).toEqual({ command, errorKey: 'connection.none', params: {} });
    page.server.network = 'fine';
    await pass(60_000);
    expect(page.file()).toMatchObject({ version: 1, summary: { fileName: 'one.xml' } });
    expect(page.file()?.deleted).toBeUndefined();
  });

  it('to indent shows the text of the server', async () => {
    const page = await openedEditor();
    page.dispatch(indentRequested(id));
    await pass(0);
    expect(page.text()).toBe('v1 indented');
    expect(page.file()).toMatchObject({ version: 2, sync: { status: 'saved' } });
  });

  it('to restore saves the text on screen, then the old text as a new version', async () => {
    const page = await openedEditor();
    page.type('a');
    page.dispatch(restoreRequested({ ...id, version: 1 }));
    await pass(0);
    expect(page.server.versions).toEqual(['v1', 'a', 'v1']);
    expect(page.text()).toBe('v1');
  });

  it('to validate that is superseded by a newer text is no error', async () => {
    const server = sampleServer('v1');
    const overtaken = { ...server.calls, check: () => Promise.reject(new Failure('file.checkSuperseded')) };
    const page = await openedEditor({ ...server, calls: overtaken });
    page.dispatch(checkRequested(id));
    await pass(0);
    expect(page.file()?.commandProblem).toBeUndefined();
    expect(page.file()?.runningCommand).toBeUndefined();
  });

  it('to rename shows the new name', async () => {
    const page = await openedEditor();
    page.dispatch(renameRequested({ ...id, fileName: 'two.xml' }));
    await pass(0);
    expect(page.file()?.summary?.fileName).toBe('two.xml');
  });

  it('to delete ends the saving of typed text', async () => {
    const page = await openedEditor();
    page.type('a');
    page.dispatch(deleteRequested(id));
    await pass(0);
    expect(page.file()?.deleted).toBe(true);
    page.server.network = 'away';
    page.dispatch(refreshRequested(id));
    await pass(0);
    expect(page.file()?.sync.status).toBe('unsaved');
    page.server.network = 'fine';
    await page.close();
    expect(page.server.versions).toEqual(['v1']);
    expect(await page.draft()).toBeUndefined();
  });
});
