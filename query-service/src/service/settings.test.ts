import { querySettings } from './settings.ts';

const company = {
  name: 'company',
  title: 'Company',
  authorizeUrl: 'https://id.example.org/authorize',
  tokenUrl: 'https://id.example.org/token',
  userinfoUrl: 'https://id.example.org/me',
  clientId: 'clearbench',
  scopes: ['email'],
};
const good = {
  CLEARBENCH_EVENTSTORE_URL: 'esdb://log:2113',
  CLEARBENCH_MONGODB_URL: 'mongodb://documents:27017/clearbench',
  CLEARBENCH_SECRET: 'x'.repeat(32),
  CLEARBENCH_PUBLIC_URL: 'https://bench.example.org',
  CLEARBENCH_COMMAND_URLS: 'http://command-1:8081, http://command-2:8081',
  CLEARBENCH_PROVIDERS: JSON.stringify([company]),
};

describe('settings of a query service', () => {
  it('name the command services, and providers without their secrets', () => {
    const { commandUrls, providers, sendsMail } = querySettings(good);
    expect(commandUrls.map(({ host }) => host)).toEqual(['command-1:8081', 'command-2:8081']);
    expect([providers, sendsMail]).toEqual([[company], false]);
    expect(querySettings({ ...good, CLEARBENCH_SMTP_URL: 'smtp://mail' }).sendsMail).toBe(true);
  });

  it.each([undefined, '', 'command:8081', 'http://command:8081/at', 'http://command:8081,', 'https://command'])(
    'refuse %s for command services',
    (urls) =>
      expect(() => querySettings({ ...good, CLEARBENCH_COMMAND_URLS: urls })).toThrow('CLEARBENCH_COMMAND_URLS'),
  );

  it('require a provider, because the sign-in page would be empty', () =>
    expect(() => querySettings({ ...good, CLEARBENCH_PROVIDERS: undefined })).toThrow(
      'CLEARBENCH_PROVIDERS must list at least one',
    ));
});
