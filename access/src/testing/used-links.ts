import { Failure } from '@clearbench/contracts/failure';
import type { LinkDesk } from '../links/link-desk.ts';

/** Links in memory: each counts once. Texts are their own keys, so that a test can tell which one a page shows. */
export const usedLinks = () => {
  const verified: string[] = [];
  const accepted: { readonly invitationId: string; readonly userId: string }[] = [];
  const spent = new Set<string>();
  const spend = (linkId: string): void => {
    if (spent.has(linkId)) throw new Failure('link.used');
    spent.add(linkId);
  };
  const desk: LinkDesk = {
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
  return { verified, accepted, desk };
};
