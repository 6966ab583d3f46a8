import { millisecondsPerHour } from '@clearbench/contracts/time/durations';
import type { Request, Response } from 'express';
import { cookieOptions, hostCookieName, readCookie } from '../cookies.ts';
import type { Clock } from '../ports.ts';
import { sealFor } from '../sealed-token.ts';
import type { AccessSettings } from '../settings.ts';
import type { LinkFacts } from './links.ts';

export type InvitationCookie = {
  /** Stores an invitation in a cookie while the invited user signs in. */
  keep(response: Response, link: LinkFacts): Promise<void>;
  /** Returns and clears the stored invitation. */
  take(request: Request, response: Response): Promise<LinkFacts | undefined>;
};

/** Time for a first registration at a provider. */
const longest = millisecondsPerHour;

/** Only for this browser, not readable by scripts, and not longer than the link itself. */
export const invitationCookie = (
  { publicUrl, secret }: Pick<AccessSettings, 'publicUrl' | 'secret'>,
  clock: Clock,
): InvitationCookie => {
  const seal = sealFor(secret, 'invitation kept');
  const name = hostCookieName(publicUrl, 'clearbench-invitation');
  const options = { ...cookieOptions(publicUrl), httpOnly: true };
  const now = () => Date.parse(clock.now());
  return {
    keep: async (response, { of, linkId, expiresAt }) => {
      const until = Math.min(Date.parse(expiresAt), now() + longest);
      const value = await seal.close({ of, linkId, expiresAt, until });
      response.cookie(name, value, { ...options, maxAge: Math.max(until - now(), 0) });
    },
    take: async (request, response) => {
      const value = readCookie(request.headers.cookie, name);
      if (value === undefined) return undefined;
      response.clearCookie(name, options);
      const facts = await seal.open(value);
      if (!facts || now() >= Number(facts.until)) return undefined;
      return { of: String(facts.of), linkId: String(facts.linkId), expiresAt: String(facts.expiresAt) };
    },
  };
};
