import { fingerprint } from '../text/fingerprint.ts';
import { reconcileDraft } from './reconcile-draft.ts';

const draft = { fileId: 'f', owner: 'u', writer: 'p', text: 'mine', basedOn: 3, at: '2026-11-02T08:00:00Z' };

describe('a draft found on opening', () => {
  it('is not missed', async () => {
    expect(await reconcileDraft({ text: 'a', version: 3 }, undefined)).toEqual({ outcome: 'useless' });
  });

  it('is useless when the server has the same text', async () => {
    expect(await reconcileDraft({ text: 'mine', version: 4 }, draft)).toEqual({ outcome: 'useless' });
  });

  it('goes on when the server still has the text it was typed on', async () => {
    expect(await reconcileDraft({ text: 'a', version: 3 }, draft)).toMatchObject({ outcome: 'restored', text: 'mine' });
  });

  it('goes on when the server has what was sent before the reload', async () => {
    const sent = { ...draft, sent: await fingerprint('mi') };
    expect((await reconcileDraft({ text: 'mi', version: 4 }, sent)).outcome).toBe('restored');
  });

  it('is in conflict with a text somebody else saved', async () => {
    const sent = { ...draft, sent: await fingerprint('mi') };
    expect((await reconcileDraft({ text: 'theirs', version: 4 }, sent)).outcome).toBe('conflict');
  });
});
