import type { Request, Response } from 'express';
import type { LinkActions } from './link-actions.ts';
import type { LinkReplies } from './link-replies.ts';
import { type Links, linkPaths } from './links.ts';
import { demandOwnForm, oneText, posted } from './own-form.ts';

type Parts = {
  readonly publicUrl: string;
  readonly links: Links;
  readonly linkActions: Pick<LinkActions, 'verify'>;
  readonly replies: LinkReplies;
  readonly now: () => string;
};

export const verifiedPath = `${linkPaths.verification}/done`;

/** The pages that verify an address; the link needs no session. */
export const verificationPages = ({ publicUrl, links, linkActions, replies, now }: Parts) => ({
  show: async (request: Request, response: Response): Promise<void> => {
    const token = oneText(request.query.token);
    await links.open('verification', token, now());
    await replies.reply(request, response, (translate) => ({
      title: translate('link.verification.title'),
      body: translate('link.verification.body'),
      way: {
        form: linkPaths.verification,
        token,
        buttons: [{ name: 'confirm', value: 'yes', label: translate('link.verification.action') }],
      },
    }));
  },

  confirm: async (request: Request, response: Response): Promise<void> => {
    demandOwnForm(request, publicUrl);
    const { of, linkId } = await links.open('verification', posted(request).token, now());
    await linkActions.verify(of, linkId);
    response.redirect(303, verifiedPath);
  },

  thank: (request: Request, response: Response): Promise<void> =>
    replies.reply(request, response, (translate) => ({
      title: translate('link.verification.done.title'),
      body: translate('link.verification.done.body'),
      way: { goOn: translate('link.continue') },
    })),
});
