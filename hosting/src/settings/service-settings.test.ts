import type { Environment } from './environment.ts';
import { type ServiceSettings, serviceReaders } from './service-settings.ts';
import { readEach } from './settings-error.ts';

const good = {
  CLEARBENCH_EVENTSTORE_URL: 'esdb://log:2113',
  CLEARBENCH_MONGODB_URL: 'mongodb://documents:27017/clearbench',
  CLEARBENCH_SECRET: 'x'.repeat(32),
};

const serviceSettingsIn = (env: Environment) => readEach<ServiceSettings>(serviceReaders(env, 'command-service'));

describe('the settings of every service', () => {
  it('name the address to listen on and the servers', () => {
    expect(serviceSettingsIn(good)).toEqual({
      port: 8081,
      host: '0.0.0.0',
      servers: { eventStore: good.CLEARBENCH_EVENTSTORE_URL, mongo: good.CLEARBENCH_MONGODB_URL },
      secret: good.CLEARBENCH_SECRET,
      secretBefore: undefined,
      logLevel: 'info',
      logFormat: 'json',
      telemetry: undefined,
      notice: 0,
      leaseSpan: 20_000,
    });
    expect(serviceSettingsIn({ ...good, PORT: '0', HOST: '::1' })).toMatchObject({ port: 0, host: '::1' });
  });

  it.each([
    ['CLEARBENCH_EVENTSTORE_URL', 'http://log'],
    ['CLEARBENCH_EVENTSTORE_URL', undefined],
    ['CLEARBENCH_MONGODB_URL', undefined],
    ['CLEARBENCH_SECRET', undefined],
    ['CLEARBENCH_SECRET', 'short'],
    ['CLEARBENCH_OTLP_URL', 'collector'],
    ['CLEARBENCH_DEMO', 'true'],
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['CLEARBENCH_LOG_LEVEL', 'loud'],
    ['CLEARBENCH_LOG_FORMAT', 'xml'],
    ['NODE_ENV', 'prod'],
    ['CLEARBENCH_NOTICE_SECONDS', 'a while'],
    ['CLEARBENCH_EVENTSTORE_APPEND_BYTES', '1000'],
    ['CLEARBENCH_EVENTSTORE_APPEND_BYTES', '1000000000'],
    ['CLEARBENCH_EVENTSTORE_APPEND_BYTES', 'many'],
  ])('name %s when it is %s', (name, value) =>
    expect(() => serviceSettingsIn({ ...good, [name]: value })).toThrow(name),
  );

  it('may allow larger appends to EventStoreDB', () =>
    expect(serviceSettingsIn({ ...good, CLEARBENCH_EVENTSTORE_APPEND_BYTES: '4194304' }).servers).toEqual({
      eventStore: good.CLEARBENCH_EVENTSTORE_URL,
      eventStoreBytes: 4_194_304,
      mongo: good.CLEARBENCH_MONGODB_URL,
    }));

  it('are refused with one sentence for each invalid setting', () => {
    const wrong = { ...good, PORT: 'eighty', CLEARBENCH_SECRET: 'short', CLEARBENCH_LOG_LEVEL: 'loud' };
    expect(() => serviceSettingsIn(wrong)).toThrow(
      expect.objectContaining({
        faults: [
          expect.stringContaining('PORT'),
          expect.stringContaining('CLEARBENCH_LOG_LEVEL'),
          expect.stringContaining('CLEARBENCH_SECRET'),
        ],
      }),
    );
  });

  it('may name PostgreSQL for everything, or for what one of the other servers does not store', () => {
    const { CLEARBENCH_EVENTSTORE_URL, CLEARBENCH_MONGODB_URL, ...others } = good;
    const postgres = 'postgres://documents:5432/clearbench';
    const serversIn = (env: Environment) =>
      serviceSettingsIn({ ...others, CLEARBENCH_POSTGRES_URL: postgres, ...env }).servers;
    expect(serversIn({})).toEqual({ postgres });
    expect(serversIn({ CLEARBENCH_EVENTSTORE_URL })).toEqual({ postgres, eventStore: CLEARBENCH_EVENTSTORE_URL });
    expect(serversIn({ CLEARBENCH_MONGODB_URL })).toEqual({ postgres, mongo: CLEARBENCH_MONGODB_URL });
    expect(() => serversIn(good)).toThrow('CLEARBENCH_POSTGRES_URL must not be set beside');
    expect(() => serversIn({ CLEARBENCH_POSTGRES_URL: 'mysql://host' })).toThrow('CLEARBENCH_POSTGRES_URL must be');
    expect(serversIn({ CLEARBENCH_POSTGRES_CONNECTIONS: '25' })).toEqual({ postgres, postgresConnections: 25 });
    for (const wrong of ['3', '201', 'many'])
      expect(() => serversIn({ CLEARBENCH_POSTGRES_CONNECTIONS: wrong })).toThrow(
        'CLEARBENCH_POSTGRES_CONNECTIONS must be',
      );
  });

  it('name the servers if none is set', () =>
    expect(() => serviceSettingsIn({ CLEARBENCH_SECRET: good.CLEARBENCH_SECRET })).toThrow(
      /CLEARBENCH_EVENTSTORE_URL and CLEARBENCH_MONGODB_URL/,
    ));
});
