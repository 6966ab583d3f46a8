import { Failure } from '@clearbench/contracts/failure';
import { languages } from '@clearbench/contracts/translation/routes';
import type { Request, Response } from 'express';
import type { LinkActions } from './link-actions.ts';
import { type LinkPage, linkPage, linkPagePolicy, type Translate } from './link-page.ts';

export const stylePath = '/auth/links.css';

const filled = (text: string, slots: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name: string) => slots[name] ?? '');

/** The error keys that the pages explain, because the visitor can act on them. */
const explained: Readonly<Record<string, number>> = {
  'link.invalid': 400,
  'link.expired': 422,
  'link.used': 422,
  'invitation.notFound': 404,
  'session.xsrf': 403,
  'request.tooMany': 429,
  'user.notFound': 404,
};

export const isExplained = (errorKey: unknown): errorKey is string =>
  typeof errorKey === 'string' && Object.hasOwn(explained, errorKey);

type Content = Pick<LinkPage, 'title' | 'body' | 'way'>;

export type LinkReplies = {
  reply(request: Request, response: Response, contentOf: (translate: Translate) => Content): Promise<void>;
  /** Explains an error on a page; other errors are rethrown. */
  refuse(request: Request, response: Response, error: unknown): Promise<void>;
};

/** Replies in the language that the browser prefers. */
export const linkReplies = ({ textsIn, productName }: Pick<LinkActions, 'textsIn' | 'productName'>): LinkReplies => {
  const reply: LinkReplies['reply'] = async (request, response, contentOf) => {
    const language = request.acceptsLanguages(...languages) || 'en';
    const texts = await textsIn(language);
    const product = productName();
    const translate: Translate = (key, slots = {}) => filled(texts[key] ?? '', { product, ...slots });
    response.set({ 'Content-Security-Policy': linkPagePolicy, 'Cache-Control': 'no-store' });
    response.type('html').send(linkPage({ language, product, style: stylePath, ...contentOf(translate) }));
  };

  const refuse: LinkReplies['refuse'] = async (request, response, error) => {
    const errorKey = error instanceof Failure ? error.errorKey : undefined;
    if (!isExplained(errorKey)) throw error;
    await reply(request, response.status(explained[errorKey] ?? 400), (translate) => ({
      title: translate('link.failed.title'),
      body: translate(`error.${errorKey}`),
      way: { goOn: translate('link.continue') },
    }));
  };

  return { reply, refuse };
};
