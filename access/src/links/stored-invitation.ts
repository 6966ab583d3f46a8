import type { Request, Response } from 'express';
import type { Log } from '../ports.ts';
import type { InvitationCookie } from './invitation-cookie.ts';
import { failedInvitation } from './invitation-pages.ts';
import type { LinkActions } from './link-actions.ts';

/** Accepts the invitation stored in this browser; returns the target for a failure. */
export type AcceptStoredInvitation = (
  request: Request,
  response: Response,
  userId: string,
) => Promise<string | undefined>;

/** The session starts even if the invitation fails; after an unexpected failure the link can be used again. */
export const acceptStoredInvitation =
  (cookie: InvitationCookie, { accept }: Pick<LinkActions, 'accept'>, log: Log): AcceptStoredInvitation =>
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
