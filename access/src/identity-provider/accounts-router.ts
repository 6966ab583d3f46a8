import { type NextFunction, type Request, type Response, Router, urlencoded } from 'express';
import type { Provider } from 'oidc-provider';
import { plainSheet } from '../plain-page/plain-page.ts';
import { accountsPage, failurePage, pagePolicy } from './accounts-page.ts';
import { accountsTexts } from './accounts-texts.ts';
import type { DemoAccount } from './demo-accounts.ts';

const style = plainSheet(new URL('./accounts-page.css', import.meta.url));

type Parts = {
  readonly provider: Pick<Provider, 'interactionDetails' | 'interactionFinished'>;
  readonly accounts: readonly DemoAccount[];
  readonly publicUrl: string;
  /** Mount path of the router. */
  readonly mountPath: string;
};

export const stylePath = (mountPath: string): string => `${mountPath}/accounts.css`;
export const interactionPath = (mountPath: string, uid: string): string => `${mountPath}/interaction/${uid}`;

const textsFor = (request: Request) => accountsTexts(request.acceptsLanguages('en', 'de', 'fr'));

const sendPage = (response: Response, publicUrl: string, page: string): void => {
  response.set({ 'Content-Security-Policy': pagePolicy(publicUrl), 'Cache-Control': 'no-store' });
  response.type('html').send(page);
};

/** The page on which the visitor selects a demo account. */
export const accountsRouter = ({ provider, accounts, publicUrl, mountPath }: Parts): Router => {
  const router = Router();
  const isAccount = (subject: unknown): subject is string => accounts.some((one) => one.subject === subject);

  router.get('/accounts.css', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=3600').type('css').send(style);
  });

  router.get('/interaction/:uid', async (request, response) => {
    const { uid } = await provider.interactionDetails(request, response);
    const to = { style: stylePath(mountPath), form: interactionPath(mountPath, uid) };
    sendPage(response, publicUrl, accountsPage(accounts, textsFor(request), to));
  });

  /** OpenID Connect Core 3.1.2.6: Cancel denies the access; for an unknown account the choice is repeated. */
  const refusalOf = (chosen: unknown) =>
    chosen === undefined
      ? { error: 'access_denied', error_description: 'the visitor cancelled' }
      : { error: 'account_selection_required', error_description: 'the account is not offered' };

  router.post('/interaction/:uid', urlencoded({ extended: false, limit: '1kb' }), async (request, response) => {
    const chosen: unknown = (request.body as { account?: unknown } | undefined)?.account;
    const result = isAccount(chosen) ? { login: { accountId: chosen, remember: false } } : refusalOf(chosen);
    response.set('Cache-Control', 'no-store');
    await provider.interactionFinished(request, response, result);
  });

  // An interaction that has expired or belongs to another browser: the visitor has to start again.
  router.use('/interaction', (_error: unknown, request: Request, response: Response, _next: NextFunction) => {
    const texts = textsFor(request);
    sendPage(response.status(400), publicUrl, failurePage(texts.expired, texts, stylePath(mountPath)));
  });
  return router;
};
