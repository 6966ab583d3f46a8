import { mineKept, refreshRequested, theirsTaken } from './editor-actions.ts';
import { editorBench, pass } from './editor-bench.ts';

const refresh = refreshRequested({ fileId: 'f1' });

describe('when somebody else saves the file', () => {
  it('their text is taken over, with a notice, while nothing is unsaved', async () => {
    const page = await editorBench();
    page.server.versions.push('theirs');
    page.dispatch(refresh);
    await pass(0);
    expect(page.text()).toBe('theirs');
    expect(page.file()).toMatchObject({
      version: 2,
      sync: { status: 'saved' },
      notice: { kind: 'takenOver', version: 2 },
    });
  });

  it('an unsaved text is in conflict before it is even sent', async () => {
    const page = await editorBench();
    page.type('mine');
    page.server.versions.push('theirs');
    page.dispatch(refresh);
    await pass(0);
    expect(page.file()?.sync).toEqual({ status: 'conflict', theirs: 2 });
    expect(page.text()).toBe('mine');
  });

  it('a save that comes too late is in conflict, and typing on saves nothing', async () => {
    const page = await editorBench();
    page.server.versions.push('theirs');
    page.type('mine');
    await pass(1000);
    expect(page.file()?.sync).toEqual({ status: 'conflict', theirs: 2 });
    page.type('mine more');
    await pass(3000);
    expect(page.server.versions).toEqual(['v1', 'theirs']);
    expect((await page.draft())?.text).toBe('mine more');
  });

  it('says who it was, also where that is the tester elsewhere', async () => {
    const page = await editorBench();
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

  it('the same text is no conflict', async () => {
    const page = await editorBench();
    page.server.versions.push('same');
    page.type('same');
    await pass(1000);
    expect(page.file()).toMatchObject({ version: 2, sync: { status: 'saved' } });
  });

  it('keeping mine saves it on top of theirs', async () => {
    const page = await editorBench();
    page.server.versions.push('theirs');
    page.type('mine');
    await pass(1000);
    page.dispatch(mineKept({ fileId: 'f1' }));
    await pass(0);
    expect(page.server.versions).toEqual(['v1', 'theirs', 'mine']);
    expect(page.file()).toMatchObject({ version: 3, sync: { status: 'saved' } });
  });

  it('taking theirs shows it and keeps no draft', async () => {
    const page = await editorBench();
    page.server.versions.push('theirs');
    page.type('mine');
    await pass(1000);
    page.dispatch(theirsTaken({ fileId: 'f1' }));
    await pass(0);
    expect(page.text()).toBe('theirs');
    expect(page.file()).toMatchObject({ version: 2, sync: { status: 'saved' } });
    expect(await page.draft()).toBeUndefined();
  });
});
