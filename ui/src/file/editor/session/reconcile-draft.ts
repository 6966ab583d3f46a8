import type { Draft } from '../draft/draft-store.ts';
import { fingerprint } from '../text/fingerprint.ts';

/** What to show when a file is opened and this browser has a draft of it. */
export type Reconciled =
  | { readonly result: 'useless' }
  | { readonly result: 'restored'; readonly text: string; readonly at: string }
  | { readonly result: 'conflict'; readonly text: string; readonly at: string };

/**
 * A draft is obsolete if the server has the same text. It is restored if the server still has the text it is based on,
 * or an earlier state of the draft itself (the reply to a save was lost). Otherwise another user has saved meanwhile.
 */
export const reconcileDraft = async (
  server: { text: string; version: number },
  draft: Draft | undefined,
): Promise<Reconciled> => {
  if (!draft || draft.text === server.text) return { result: 'useless' };
  const { text, at } = draft;
  const continues =
    draft.basedOn === server.version || (draft.sent !== undefined && draft.sent === (await fingerprint(server.text)));
  return { result: continues ? 'restored' : 'conflict', text, at };
};
