import { type Browser, browser } from '@clearbench/access/testing/browser.fixture';
import { type FakeProvider, fakeProvider } from '@clearbench/access/testing/provider.fake';
import { type FakeEventStoreDb, startFakeEventStoreDb } from '@clearbench/fake-servers/eventstore-db/server.fake';
import { type FakeMongo, startFakeMongo } from '@clearbench/fake-servers/mongo/server.fake';
import { freePort } from '../client/free-port.ts';
import { type Kind, type RunningService, runService } from './run-service.ts';

/** Servers with the data of an installation. */
export type Storage = {
  /** Their addresses as environment variables. */
  readonly location: Readonly<Record<string, string>>;
  stop(): Promise<void>;
};

/** Fakes of EventStoreDB and MongoDB. */
export type FakeStorage = Storage & { readonly log: FakeEventStoreDb; readonly documents: FakeMongo };

export const fakeStorage = async (): Promise<FakeStorage> => {
  const [log, documents] = await Promise.all([startFakeEventStoreDb(), startFakeMongo({ setName: 'fake' })]);
  return {
    log,
    documents,
    location: { CLEARBENCH_EVENTSTORE_URL: log.connectionString, CLEARBENCH_MONGODB_URL: documents.url },
    stop: async () => void (await Promise.all([log.stop(), documents.goAway()])),
  };
};

/** Storage, an identity provider, and separate services on them. */
export type Installation = {
  readonly company: FakeProvider;
  /** Starts a service; optionally on the port of an earlier command service, and with settings of its own. */
  start(kind: Kind, port?: number, own?: Readonly<Record<string, string>>): Promise<RunningService>;
  readonly commandPorts: readonly number[];
  /** A user with a separate browser signs in through the identity provider. */
  signIn(origin: string, name: string): Promise<Browser>;
  /** The location of its data, as environment variables. */
  readonly location: Readonly<Record<string, string>>;
  /** Stops the services; returns those that did not stop in order, except killed ones. */
  end(): Promise<readonly string[]>;
  stop(): Promise<void>;
};

const secret = 'a secret that is only good for tests of services';

const providersOf = ({ settings: { clientSecret, ...listed } }: FakeProvider) => ({
  CLEARBENCH_PROVIDERS: JSON.stringify([listed]),
  CLEARBENCH_PROVIDER_COMPANY_SECRET: clientSecret,
});

/** `publicPort` is the port of the sign-in redirect; `more` are settings of all services. It stops the storage. */
export const openInstallation = async (
  publicPort: number,
  more: Readonly<Record<string, string>> = {},
  open: () => Promise<Storage> = fakeStorage,
): Promise<Installation> => {
  const [storage, company, ...commandPorts] = await Promise.all([open(), fakeProvider(), freePort(), freePort()]);
  const running: RunningService[] = [];
  const starting: Promise<RunningService>[] = [];
  const settings = {
    NODE_ENV: 'production',
    CLEARBENCH_LOG_LEVEL: 'info',
    CLEARBENCH_COMMANDS_PER_MINUTE: '0',
    CLEARBENCH_READS_PER_MINUTE: '0',
    CLEARBENCH_PUBLIC_URL: `http://localhost:${publicPort}`,
    ...storage.location,
    CLEARBENCH_LEASE_SECONDS: '3',
    CLEARBENCH_SECRET: secret,
    CLEARBENCH_COMMAND_URLS: commandPorts.map((port) => `http://127.0.0.1:${port}`).join(','),
    ...providersOf(company),
    ...more,
  };

  return {
    company,
    commandPorts,
    start: async (kind, port = 0, own = {}) => {
      const start = runService(kind, { ...settings, ...own, PORT: String(port) });
      starting.push(start);
      const service = await start;
      running.push(service);
      return service;
    },
    signIn: async (origin, name) => {
      const visitor = browser(origin);
      const userinfo = { sub: name, name, email: `${name}@bank.example`, email_verified: true };
      Object.assign(company.says, { userinfo, idToken: undefined });
      const start = await visitor.request('/oauth2/authorization/company');
      const state = new URL(start.headers.get('Location') ?? '').searchParams.get('state') ?? '';
      const query = new URLSearchParams({ code: 'any', state });
      const { headers } = await visitor.request(`/auth/callback/company?${query.toString()}`);
      if (headers.get('Location') !== `${settings.CLEARBENCH_PUBLIC_URL}/`)
        throw new Error(`signing in led to ${headers.get('Location')}`);
      return visitor;
    },
    location: { ...storage.location, CLEARBENCH_SECRET: secret },
    end: async () => {
      await Promise.all(running.map((service) => service.stop()));
      const bad = running.filter(({ process: { exitCode, signalCode } }) => exitCode !== 0 && signalCode !== 'SIGKILL');
      return bad.map(({ printed }) => printed.slice(-5).join('\n'));
    },
    stop: async () => {
      // Where one service could not start, others are still starting.
      await Promise.allSettled(starting);
      await Promise.all(running.map((service) => service.stop()));
      await Promise.all([storage.stop(), company.stop()]);
    },
  };
};

/** The same user with the same cookies at another address of the product. */
export const elsewhere = (visitor: Browser, origin: string): Browser => {
  const other = browser(origin);
  for (const pair of visitor.cookieHeader().split('; ')) {
    const split = pair.indexOf('=');
    other.setCookie(pair.slice(0, split), pair.slice(split + 1));
  }
  return other;
};
