import { serviceSettingsIn } from './service-settings.ts';

const good = {
  CLEARBENCH_EVENTSTORE_URL: 'esdb://log:2113',
  CLEARBENCH_MONGODB_URL: 'mongodb://documents:27017/clearbench',
  CLEARBENCH_SECRET: 'x'.repeat(32),
};

describe('the settings of every service', () => {
  it('say where to listen and where everything is kept', () => {
    expect(serviceSettingsIn(good, 8081)).toEqual({
      port: 8081,
      host: '0.0.0.0',
      servers: { eventStore: good.CLEARBENCH_EVENTSTORE_URL, mongo: good.CLEARBENCH_MONGODB_URL },
      secret: good.CLEARBENCH_SECRET,
      secretBefore: undefined,
      logLevel: 'info',
      telemetry: undefined,
      notice: 0,
    });
    expect(serviceSettingsIn({ ...good, PORT: '0', HOST: '::1' }, 8081)).toMatchObject({ port: 0, host: '::1' });
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
    ['CLEARBENCH_NOTICE_SECONDS', 'a while'],
  ])('name %s when it is %s', (name, value) =>
    expect(() => serviceSettingsIn({ ...good, [name]: value }, 8081)).toThrow(name),
  );

  it('name both servers where there is none', () =>
    expect(() => serviceSettingsIn({ CLEARBENCH_SECRET: good.CLEARBENCH_SECRET }, 1)).toThrow(
      /CLEARBENCH_EVENTSTORE_URL and CLEARBENCH_MONGODB_URL/,
    ));
});
