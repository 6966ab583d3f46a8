import { randomBytes } from 'node:crypto';
import type { ErrorKey } from '@clearbench/contracts/errors';
import { languages } from '@clearbench/contracts/translation/routes';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { AcceptStoredInvitation } from '../links/stored-invitation.ts';
import type { EndSession, Log, SignIn } from '../ports.ts';
import { requestLimit } from '../request-limit.ts';
import type { RequestPrincipalOf } from '../request-principal.ts';
import type { Sessions } from '../session/sessions.ts';
import type { AccessSettings } from '../settings.ts';
import type { SignInTests } from '../sign-in-test/sign-in-tests.ts';
import { redirectToProvider, signInResultOf } from './authenticate.ts';
import { callbackPath, type Providers, startPath } from './providers.ts';
import { safePath } from './safe-path.ts';

type Parts = {
  readonly settings: AccessSettings;
  readonly providers: Providers;
  readonly sessions: Sessions;
  readonly requestPrincipalOf: RequestPrincipalOf;
  readonly signIn: SignIn;
  readonly endSession: EndSession;
  readonly invited: AcceptStoredInvitation;
  readonly tests: Pick<SignInTests, 'finish'>;
  readonly log: Log;
};

const backToSignIn = (response: Response, errorKey: ErrorKey): void =>
  response.redirect(`/login?error=${encodeURIComponent(errorKey)}`);

const providerFor = ({ providers }: Parts, request: Request) => providers.get(String(request.params.provider));

/** The start route and the callback route of sign-in. */
export const signInRouter = (parts: Parts): Router => {
  const limit = requestLimit(parts.settings.signInLimit, (_request, response) =>
    backToSignIn(response, 'request.tooMany'),
  );
  const router = Router();
  router.get(startPath(':provider'), limit, underPublicUrl(parts), start(parts));
  router.get(callbackPath(':provider'), limit, finish(parts));
  return router;
};

/**
 * A visitor on another name of this host (127.0.0.1 for localhost) is redirected to the public one, because the
 * provider will redirect there and the cookie of the attempt has to be there too. Only once: behind a proxy that
 * rewrites the host the names never match.
 */
const underPublicUrl =
  ({ settings: { publicUrl } }: Parts): RequestHandler =>
  (request, response, next) => {
    const isPublic = request.get('Host') === new URL(publicUrl).host;
    if (isPublic || 'moved' in request.query) return next();
    const url = new URL(startPath(String(request.params.provider)), publicUrl);
    url.searchParams.set('redirectTo', safePath(request.query.redirectTo, publicUrl));
    url.searchParams.set('moved', '');
    return response.redirect(url.href);
  };

const start =
  (parts: Parts): RequestHandler =>
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const provider = providerFor(parts, request);
    if (!provider) return backToSignIn(response, 'session.unknownProvider');
    const redirectTo = safePath(request.query.redirectTo, parts.settings.publicUrl);
    const result = await redirectToProvider(provider.strategy, request, response, {
      redirectTo,
      nonce: randomBytes(18).toString('base64url'),
    });
    parts.log.warn({ err: 'failed' in result ? result.failed : undefined }, 'a sign-in could not begin');
    return backToSignIn(response, 'session.signInFailed');
  };

const finish =
  (parts: Parts): RequestHandler =>
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const provider = providerFor(parts, request);
    if (!provider) return backToSignIn(response, 'session.unknownProvider');
    if (await parts.tests.finish(provider, request, response)) return undefined;
    // RFC 6749, 4.1.2.1: the visitor or the provider denied the request. Nothing changes.
    if (request.query.error === 'access_denied') return response.redirect('/login?cancelled');
    try {
      const result = await signInResultOf(provider.strategy, request, response);
      if ('failed' in result) throw result.failed;
      provider.confirm(result);
      const { userId } = await parts.signIn(result.identity, request.acceptsLanguages(...languages) || undefined);
      await beginSession(parts, request, response, userId);
      const { publicUrl } = parts.settings;
      const elsewhere = await parts.invited(request, response, userId);
      return response.redirect(`${publicUrl}${elsewhere ?? safePath(result.attempt.redirectTo, publicUrl)}`);
    } catch (error) {
      parts.log.warn({ err: error }, 'a sign-in failed');
      return backToSignIn(response, 'session.signInFailed');
    }
  };

/** Ends an existing session; the new one shares nothing with it. */
const beginSession = async (
  { sessions, requestPrincipalOf, endSession }: Parts,
  request: Request,
  response: Response,
  userId: string,
): Promise<void> => {
  const before = await requestPrincipalOf(request.headers.cookie);
  if ('session' in before) await endSession(before.session);
  await sessions.start(response, userId);
};
