import type { Request, Response } from 'express';
import type { Log } from '../ports.ts';
import type { InvitationCookie } from './invitation-cookie.ts';
import { failedInvitation } from './invitation-pages.ts';
import type { LinkDesk } from './link-desk.ts';

/** Accepts what this browser kept, and says where to send the visitor if that went wrong. */
export type KeptInvitation = (request: Request, response: Response, userId: string) => Promise<string | undefined>;

/** The session stands whatever becomes of the invitation; one that failed for no reason of its own can be tried again by its link. */
export const keptInvitation =
  (cookie: InvitationCookie, { accept }: Pick<LinkDesk, 'accept'>, log: Log): KeptInvitation =>
  async (request, response, userId) => {
    const link = await cookie.take(request, response);
    if (!link) return undefined;
    try {
      await accept(link.of, link.linkId, userId);
      return undefined;
    } catch (error) {
      log.warn({ err: error }, 'an invitation was not accepted');
      return failedInvitation(error);
    }
  };
