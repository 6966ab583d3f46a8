import { querySettings } from './settings.ts';

const good = {
  CLEARBENCH_EVENTSTORE_URL: 'esdb://log:2113',
  CLEARBENCH_MONGODB_URL: 'mongodb://documents:27017/clearbench',
  CLEARBENCH_SECRET: 'x'.repeat(32),
  CLEARBENCH_PUBLIC_URL: 'https://bench.example.org',
  CLEARBENCH_COMMAND_URLS: 'http://command-1:8081, http://command-2:8081',
  CLEARBENCH_PROVIDERS: '[{"name":"company","title":"Company"}]',
};

describe('the settings of a query service', () => {
  it('say who carries out commands, and name providers without their secrets', () => {
    const { commandUrls, providers, sendsMail } = querySettings(good);
    expect(commandUrls.map(({ host }) => host)).toEqual(['command-1:8081', 'command-2:8081']);
    expect([providers, sendsMail]).toEqual([[{ name: 'company', title: 'Company' }], false]);
    expect(querySettings({ ...good, CLEARBENCH_SMTP_URL: 'smtp://mail' }).sendsMail).toBe(true);
  });

  it.each([undefined, '', 'command:8081', 'http://command:8081/at', 'http://command:8081,', 'https://command'])(
    'take no %s for command services',
    (urls) =>
      expect(() => querySettings({ ...good, CLEARBENCH_COMMAND_URLS: urls })).toThrow('CLEARBENCH_COMMAND_URLS'),
  );
});
