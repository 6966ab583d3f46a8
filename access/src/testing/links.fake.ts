import { Failure } from '@clearbench/contracts/failure';
import type { LinkActions } from '../links/link-actions.ts';

/** Links in memory; each can be used once. Texts are their own keys, so that a test can identify them on a page. */
export const usedLinks = () => {
  const verified: string[] = [];
  const accepted: { readonly invitationId: string; readonly userId: string }[] = [];
  const spent = new Set<string>();
  const spend = (linkId: string): void => {
    if (spent.has(linkId)) throw new Failure('link.used');
    spent.add(linkId);
  };
  const linkActions: LinkActions = {
    verify: async (userId, linkId) => {
      spend(linkId);
      verified.push(userId);
    },
    checkInvitation: async (_, linkId, isSignedIn) => {
      if (spent.has(linkId) && !isSignedIn) throw new Failure('link.used');
    },
    accept: async (invitationId, linkId, userId) => {
      spend(linkId);
      accepted.push({ invitationId, userId });
    },
    textsIn: async () => new Proxy({}, { get: (_, key) => `${String(key)} {{name}}` }),
    productName: () => 'The bench',
  };
  return { verified, accepted, linkActions };
};
