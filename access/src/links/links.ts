import { Failure } from '@clearbench/contracts/failure';
import { sealFor } from '../sealed-token.ts';
import type { AccessSettings } from '../settings.ts';

export type LinkPurpose = 'verification' | 'invitation';

/**
 * The content of a link: a user who verifies an address, or an invitation; `linkId` distinguishes it from earlier links
 * for the same.
 */
export type LinkFacts = { readonly of: string; readonly linkId: string; readonly expiresAt: string };

/** Paths of the links in mails. */
export const linkPaths = { verification: '/auth/verify', invitation: '/auth/invitation' } as const;

export type Links = {
  addressOf(purpose: LinkPurpose, facts: LinkFacts): Promise<string>;
  /** Fails with `link.invalid` for a token of another installation or purpose, and with `link.expired`. */
  open(purpose: LinkPurpose, token: unknown, now: string): Promise<LinkFacts>;
};

/** Longer tokens are rejected without decryption. */
const longestToken = 1_000;

/**
 * Links for mails: encrypted, so that they reveal no data, and valid for one purpose. The decider of the user or the
 * invitation ensures that a link is used once, and that a newer link replaces it.
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
      if (!facts) throw new Failure('link.invalid');
      const link = { of: String(facts.of), linkId: String(facts.linkId), expiresAt: String(facts.expiresAt) };
      if (now > link.expiresAt) throw new Failure('link.expired');
      return link;
    },
  };
};
