import { Failure } from '@clearbench/contracts/failure';
import { sealFor } from '../sealed-token.ts';
import type { AccessSettings } from '../settings.ts';

export type LinkPurpose = 'verification' | 'invitation';

/** What a link stands for: a user who proves an address, or an invitation; `linkId` tells it from earlier links to the same. */
export type LinkFacts = { readonly of: string; readonly linkId: string; readonly expiresAt: string };

/** Where the link of a mail leads. */
export const linkPaths = { verification: '/auth/verify', invitation: '/auth/invitation' } as const;

export type Links = {
  addressOf(purpose: LinkPurpose, facts: LinkFacts): Promise<string>;
  /** Fails with `link.broken` for whatever was not made here for this purpose, and with `link.expired`. */
  open(purpose: LinkPurpose, token: unknown, now: string): Promise<LinkFacts>;
};

/** No token of ours is longer, and nothing longer is worth decrypting. */
const longestToken = 1_000;

/**
 * Links for mails: encrypted, so that they tell nothing, and only good for what they were made for. That one counts
 * once and only until the next is made, those decide who keep the history of what it stands for.
 */
export const linksIn = ({ publicUrl, secret }: Pick<AccessSettings, 'publicUrl' | 'secret'>): Links => {
  const seals = {
    verification: sealFor(secret, 'link verification'),
    invitation: sealFor(secret, 'link invitation'),
  };
  return {
    addressOf: async (purpose, { of, linkId, expiresAt }) => {
      const url = new URL(linkPaths[purpose], publicUrl);
      url.searchParams.set('token', await seals[purpose].close({ of, linkId, expiresAt }));
      return url.href;
    },
    open: async (purpose, token, now) => {
      const readable = typeof token === 'string' && token.length <= longestToken;
      const facts = readable ? await seals[purpose].open(token) : undefined;
      if (!facts) throw new Failure('link.broken');
      const link = { of: String(facts.of), linkId: String(facts.linkId), expiresAt: String(facts.expiresAt) };
      if (now > link.expiresAt) throw new Failure('link.expired');
      return link;
    },
  };
};
