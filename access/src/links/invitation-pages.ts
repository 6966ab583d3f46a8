import { Failure } from '@clearbench/contracts/failure';
import type { Request, Response } from 'express';
import type { EndSession } from '../ports.ts';
import type { RequestPrincipalOf } from '../request-principal.ts';
import type { Sessions } from '../session/sessions.ts';
import type { InvitationCookie } from './invitation-cookie.ts';
import type { LinkActions } from './link-actions.ts';
import type { Button, Translate } from './link-page.ts';
import { isExplained, type LinkReplies } from './link-replies.ts';
import { type Links, linkPaths } from './links.ts';
import { demandOwnForm, oneText, posted } from './own-form.ts';

type Parts = {
  readonly publicUrl: string;
  readonly links: Links;
  readonly linkActions: Pick<LinkActions, 'accept' | 'checkInvitation'>;
  readonly replies: LinkReplies;
  readonly sessions: Pick<Sessions, 'clear'>;
  readonly requestPrincipalOf: RequestPrincipalOf;
  readonly endSession: EndSession;
  readonly cookie: InvitationCookie;
  readonly now: () => string;
};

const contentFor = (translate: Translate, name: string | undefined): { body: string; buttons: Button[] } =>
  name === undefined
    ? {
        body: translate('link.invitation.body'),
        buttons: [{ name: 'as', value: 'other', label: translate('link.invitation.action') }],
      }
    : {
        body: translate('link.invitation.bodySignedIn', { name }),
        buttons: [
          { name: 'as', value: 'me', label: translate('link.invitation.acceptAs', { name }) },
          { name: 'as', value: 'other', label: translate('link.invitation.other') },
        ],
      };

/** The target of a visitor whose invitation could not be accepted after sign-in. */
export const failedInvitation = (error: unknown): string | undefined => {
  const errorKey = error instanceof Failure ? error.errorKey : undefined;
  return isExplained(errorKey) ? `${linkPaths.invitation}?error=${errorKey}` : undefined;
};

/** The pages that accept an invitation: at once for a signed-in user, otherwise after sign-in. */
export const invitationPages = (parts: Parts) => {
  const { publicUrl, links, linkActions, replies, sessions, requestPrincipalOf, endSession, cookie, now } = parts;

  const show = async (request: Request, response: Response): Promise<void> => {
    const token = oneText(request.query.token);
    const error = oneText(request.query.error);
    if (isExplained(error)) throw new Failure(error);
    const link = await links.open('invitation', token, now());
    const visit = await requestPrincipalOf(request.headers.cookie);
    await linkActions.checkInvitation(link.of, link.linkId, 'principal' in visit);
    const name = 'principal' in visit ? visit.principal.user.displayName : undefined;
    await replies.reply(request, response, (translate) => {
      const { body, buttons } = contentFor(translate, name);
      const way = { form: linkPaths.invitation, token, buttons };
      return { title: translate('link.invitation.title'), body, way };
    });
  };

  const accept = async (request: Request, response: Response): Promise<void> => {
    demandOwnForm(request, publicUrl);
    const { token, as } = posted(request);
    const link = await links.open('invitation', token, now());
    const visit = await requestPrincipalOf(request.headers.cookie);
    if ('principal' in visit && as === 'me') {
      await linkActions.accept(link.of, link.linkId, visit.principal.user.userId);
      return response.redirect(303, '/');
    }
    await linkActions.checkInvitation(link.of, link.linkId, false);
    if ('session' in visit) {
      sessions.clear(response);
      await endSession(visit.session);
    }
    await cookie.keep(response, link);
    return response.redirect(303, '/login');
  };

  return { show, accept };
};
