import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, browser } from '@clearbench/access/testing/browser.fixture';
import type { FakeProvider } from '@clearbench/access/testing/provider.fake';
import { minPositionHeader, positionHeader, xsrfCookie, xsrfHeader } from '@clearbench/contracts/header-names';
import type { InputOf, ReplyOf, Route } from '@clearbench/contracts/route';
import type { Running } from '@clearbench/hosting/run';
import { secretVariableOf } from '@clearbench/hosting/settings/providers';
import { keepThreads } from '@clearbench/stores/spare-threads';
import type { Settings } from '../../settings.ts';
import { settingsFrom } from '../../settings.ts';
import { startApp } from '../../start-app.ts';

/** The reply or the problem of a request. */
export type ReceivedReply<R extends Route> = {
  readonly status: number;
  readonly reply: ReplyOf<R>;
  readonly errorKey: string | undefined;
};

/** A user with a separate browser. */
export type TestClient = {
  readonly browser: Browser;
  call<R extends Route>(route: R, input: InputOf<R>): Promise<ReceivedReply<R>>;
  /** Signs in through a provider with the test's claims. */
  signInThrough(provider: FakeProvider, userinfo: Readonly<Record<string, unknown>>, language?: string): Promise<URL>;
  /** Opens a link and submits the form of its page. */
  press(link: string, fields?: Readonly<Record<string, string>>): Promise<Response>;
};

const start = (settings: Settings): Promise<Running> => {
  keepThreads();
  return startApp(settings);
};

/** The product with its own folder in this process, so that a test can stop and start it. */
export type ServedApp = {
  readonly settings: Settings;
  app: Running;
  visitor(): TestClient;
  /** Stops and starts it, optionally with other settings. */
  restart(env?: Readonly<Record<string, string>>): Promise<void>;
  stop(): Promise<void>;
};

type AnyInput = { params?: Record<string, string>; body?: unknown };

const addressOf = ({ path }: Route, { params = {} }: AnyInput): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const testClientAt = (origin: string): TestClient => {
  const visitor = browser(origin);
  let position = '0';
  const call = async <R extends Route>(route: R, given: InputOf<R>): Promise<ReceivedReply<R>> => {
    const { body, ...input } = given as AnyInput;
    const response = await visitor.request(addressOf(route, input), {
      method: route.method,
      headers: {
        'Content-Type': 'application/json',
        [xsrfHeader]: visitor.cookie(xsrfCookie) ?? '',
        [minPositionHeader]: position,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    position = response.headers.get(positionHeader) ?? position;
    const reply = (await response.json()) as ReplyOf<R> & { errorKey?: string };
    return { status: response.status, reply, errorKey: reply.errorKey };
  };
  return {
    browser: visitor,
    call,
    signInThrough: async (provider, userinfo, language = 'en') => {
      Object.assign(provider.says, { userinfo, idToken: undefined });
      const { name } = provider.settings;
      const to = new URL((await visitor.request(`/oauth2/authorization/${name}`)).headers.get('Location') ?? '');
      const query = new URLSearchParams({ code: 'any', state: to.searchParams.get('state') ?? '' });
      const response = await visitor.request(`/auth/callback/${name}?${query.toString()}`, {
        headers: { 'Accept-Language': language },
      });
      return new URL(response.headers.get('Location') ?? '', origin);
    },
    press: async (link, fields = {}) => {
      const url = new URL(link);
      await visitor.request(url.href);
      const body = new URLSearchParams({ token: url.searchParams.get('token') ?? '', ...fields });
      return visitor.request(url.pathname, { method: 'POST', headers: { Origin: origin }, body });
    },
  };
};

/** Providers as an operator configures them: each secret in its own setting. */
const providerSettings = (providers: Settings['providers']): Record<string, string> => ({
  CLEARBENCH_PROVIDERS: JSON.stringify(providers.map(({ clientSecret: _, ...listed }) => listed)),
  ...Object.fromEntries(providers.map(({ name, clientSecret }) => [secretVariableOf(name), clientSecret])),
});

export const servedApp = async (
  env: Readonly<Record<string, string>>,
  differences: Partial<Settings> = {},
): Promise<ServedApp> => {
  const folder = await mkdtemp(join(tmpdir(), 'clearbench-mail-'));
  const from = {
    CLEARBENCH_DATA: folder,
    CLEARBENCH_LOG_LEVEL: 'silent',
    PORT: '0',
    ...providerSettings(differences.providers ?? []),
    ...env,
  };
  const settingsWith = (more: Readonly<Record<string, string>>): Settings => ({
    ...settingsFrom({ ...from, ...more }),
    ...differences,
  });
  const settings = settingsWith({});
  const here: ServedApp = {
    settings,
    app: await start(settings),
    visitor: () => testClientAt(here.app.url),
    restart: async (more = {}) => {
      await here.app.stop();
      here.app = await start(settingsWith(more));
    },
    stop: async () => {
      await here.app.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return here;
};
