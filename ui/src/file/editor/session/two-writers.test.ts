import { openedEditor, pass } from '../testing/opened-editor.fixture.ts';
import { otherTextChosen, ownTextChosen, refreshRequested } from './editor-actions.ts';

const refresh = refreshRequested({ fileId: 'f1' });

describe('a save by another user', () => {
  it('replaces the text, with a notice, while nothing is unsaved', async () => {
    const page = await openedEditor();
    page.server.versions.push('theirs');
    page.dispatch(refresh);
    await pass(0);
    expect(page.text()).toBe('theirs');
    expect(page.file()).toMatchObject({
      version: 2,
      sync: { status: 'saved' },
      notice: { kind: 'replaced', version: 2 },
    });
  });

  it('conflicts with unsaved text before that is sent', async () => {
    const page = await openedEditor();
    page.type('mine');
    page.server.versions.push('theirs');
    page.dispatch(refresh);
    await pass(0);
    expect(page.file()?.sync).toEqual({ status: 'conflict', theirs: 2 });
    expect(page.text()).toBe('mine');
  });

  it('conflicts with a late save, and further typing saves nothing', async () => {
    const page = await openedEditor();
    page.server.versions.push('theirs');
    page.type('mine');
    await pass(1000);
    expect(page.file()?.sync).toEqual({ status: 'conflict', theirs: 2 });
    page.type('mine more');
    await pass(3000);
    expect(page.server.versions).toEqual(['v1', 'theirs']);
    expect((await page.draft())?.text).toBe('mine more');
  });

  it('shows the author, also if it is the same user in another tab', async () => {
    const page = await openedEditor();
    page.server.versions.push('theirs');
    page.dispatch(refresh);
    await pass(0);
    expect(page.file()?.writer).toEqual({ version: 2, isYou: false, name: 'Anna' });
    page.server.others = { actor: 'u1', actorName: 'Thea' };
    page.type('mine');
    page.server.versions.push('my own');
    page.dispatch(refresh);
    await pass(0);
    expect(page.file()).toMatchObject({
      sync: { status: 'conflict', theirs: 3 },
      writer: { version: 3, isYou: true, name: 'Thea' },
    });
    expect(page.file()?.notice).toBeUndefined();
  });

  it('with the same text is no conflict', async () => {
    const page = await openedEditor();
    page.server.versions.push('same');
    page.type('same');
    await pass(1000);
    expect(page.file()).toMatchObject({ version: 2, sync: { status: 'saved' } });
  });

  it('is replaced in a new version by keeping mine', async () => {
    const page = await openedEditor();
    page.server.versions.push('theirs');
    page.type('mine');
    await pass(1000);
    page.dispatch(ownTextChosen({ fileId: 'f1' }));
    await pass(0);
    expect(page.server.versions).toEqual(['v1', 'theirs', 'mine']);
    expect(page.file()).toMatchObject({ version: 3, sync: { status: 'saved' } });
  });

  it('is shown and deletes the draft on taking theirs', async () => {
    const page = await openedEditor();
    page.server.versions.push('theirs');
    page.type('mine');
    await pass(1000);
    page.dispatch(otherTextChosen({ fileId: 'f1' }));
    await pass(0);
    expect(page.text()).toBe('theirs');
    expect(page.file()).toMatchObject({ version: 2, sync: { status: 'saved' } });
    expect(await page.draft()).toBeUndefined();
  });
});
