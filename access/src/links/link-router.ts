import { Failure } from '@clearbench/contracts/failure';
import { type Request, type RequestHandler, type Response, Router, urlencoded } from 'express';
import { plainSheet } from '../plain-page/plain-page.ts';
import type { Clock, EndSession } from '../ports.ts';
import { requestLimit } from '../request-limit.ts';
import type { RequestPrincipalOf } from '../request-principal.ts';
import type { Sessions } from '../session/sessions.ts';
import type { AccessSettings } from '../settings.ts';
import type { InvitationCookie } from './invitation-cookie.ts';
import { invitationPages } from './invitation-pages.ts';
import type { LinkActions } from './link-actions.ts';
import { type LinkReplies, linkReplies, stylePath } from './link-replies.ts';
import { linkPaths, linksIn } from './links.ts';
import { verificationPages, verifiedPath } from './verification-pages.ts';

const style = plainSheet(new URL('./link-page.css', import.meta.url));

export type LinkRouterParts = {
  readonly settings: AccessSettings;
  readonly linkActions: LinkActions;
  readonly sessions: Pick<Sessions, 'clear'>;
  readonly requestPrincipalOf: RequestPrincipalOf;
  readonly endSession: EndSession;
  readonly cookie: InvitationCookie;
  readonly clock: Clock;
};

type Handler = (request: Request, response: Response) => Promise<void>;

/** Explains errors on a page, where possible. */
const explained =
  ({ refuse }: LinkReplies) =>
  (handler: Handler): RequestHandler =>
  async (request, response) => {
    try {
      await handler(request, response);
    } catch (error) {
      await refuse(request, response, error);
    }
  };

/**
 * The pages behind links in mails. Opening a page changes nothing, because mail scanners open every link; only its form
 * does.
 */
export const linkRouter = ({ settings, linkActions, clock, ...people }: LinkRouterParts): Router => {
  const { publicUrl, signInLimit } = settings;
  const replies = linkReplies(linkActions);
  const translates = explained(replies);
  const parts = { publicUrl, links: linksIn(settings), linkActions, replies, now: clock.now };
  const verification = verificationPages(parts);
  const invitation = invitationPages({ ...parts, ...people });
  const tooMany = translates(async () => {
    throw new Failure('request.tooMany');
  });
  const limit = requestLimit(signInLimit, tooMany);
  const form = urlencoded({ extended: false, limit: '4kb' });
  return Router()
    .get(stylePath, (_request, response) => {
      response.set('Cache-Control', 'public, max-age=3600').type('css').send(style);
    })
    .get(linkPaths.verification, limit, translates(verification.show))
    .post(linkPaths.verification, limit, form, translates(verification.confirm))
    .get(verifiedPath, limit, translates(verification.thank))
    .get(linkPaths.invitation, limit, translates(invitation.show))
    .post(linkPaths.invitation, limit, form, translates(invitation.accept));
};
