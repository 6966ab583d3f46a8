import { changed, reconnected } from '../../../live/live-actions.ts';
import { openedEditor, pass } from '../testing/opened-editor.fixture.ts';

describe('the live connection', () => {
  it('merges what another user saved', async () => {
    const page = await openedEditor();
    page.server.versions.push('theirs');
    page.dispatch(changed({ topic: 'file-detail', id: 'f1', revision: 7 }));
    await pass(0);
    expect(page.text()).toBe('theirs');
  });

  it('leaves the page unchanged if another file changed', async () => {
    const page = await openedEditor();
    page.server.versions.push('theirs');
    page.dispatch(changed({ topic: 'file-detail', id: 'f2', revision: 7 }));
    page.dispatch(changed({ topic: 'file-list', id: 'f1', revision: 7 }));
    await pass(0);
    expect(page.text()).toBe('v1');
  });

  it('saves pending changes as soon as it is restored', async () => {
    const page = await openedEditor();
    page.server.network = 'away';
    page.type('a');
    await pass(1000);
    page.server.network = 'fine';
    page.dispatch(reconnected());
    await pass(0);
    expect(page.server.versions).toEqual(['v1', 'a']);
    expect(page.file()?.sync.status).toBe('saved');
  });
});
