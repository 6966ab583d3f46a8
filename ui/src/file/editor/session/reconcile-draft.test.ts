import { fingerprint } from '../text/fingerprint.ts';
import { reconcileDraft } from './reconcile-draft.ts';

const draft = { fileId: 'f', owner: 'u', writer: 'p', text: 'mine', basedOn: 3, at: '2026-11-02T08:00:00Z' };

describe('a draft on opening', () => {
  it('is optional', async () => {
    expect(await reconcileDraft({ text: 'a', version: 3 }, undefined)).toEqual({ result: 'useless' });
  });

  it('is obsolete if the server has the same text', async () => {
    expect(await reconcileDraft({ text: 'mine', version: 4 }, draft)).toEqual({ result: 'useless' });
  });

  it('is restored if the server still has the text it is based on', async () => {
    expect(await reconcileDraft({ text: 'a', version: 3 }, draft)).toMatchObject({ result: 'restored', text: 'mine' });
  });

  it('is restored if the server has what was sent before the reload', async () => {
    const sent = { ...draft, sent: await fingerprint('mi') };
    expect((await reconcileDraft({ text: 'mi', version: 4 }, sent)).result).toBe('restored');
  });

  it('conflicts with a text that another user saved', async () => {
    const sent = { ...draft, sent: await fingerprint('mi') };
    expect((await reconcileDraft({ text: 'theirs', version: 4 }, sent)).result).toBe('conflict');
  });
});
