import { unknownSettings } from './unknown-settings.ts';

describe('names that look like settings', () => {
  it.each([
    ['CLEARBENCH_SECRT', 'CLEARBENCH_SECRET'],
    ['CLEARBENCH_PROVIDER', 'CLEARBENCH_PROVIDERS'],
    ['CLEARBENCH_SMTP', 'CLEARBENCH_SMTP_URL'],
    ['CLEARBENCH_DATA_DIR', 'CLEARBENCH_DATA'],
    ['CLEARBENCH_MONGO_URL', 'CLEARBENCH_MONGODB_URL'],
    ['CLEARBENCH_LOGLEVEL', 'CLEARBENCH_LOG_LEVEL'],
    ['clearbench_secret', 'CLEARBENCH_SECRET'],
    ['CLEARBENCH_SECRT_FILE', 'CLEARBENCH_SECRET_FILE'],
  ])('%s is reported with the nearest known one, %s', (name, meant) =>
    expect(unknownSettings({ [name]: 'x' })).toEqual([`${name} is not a setting. Did you mean ${meant}?`]),
  );

  it('are reported without a suggestion where none is near, also when they are empty', () =>
    expect(unknownSettings({ CLEARBENCH_COLOUR_OF_THE_HEADER: '', OTHER: '1' })).toEqual([
      'CLEARBENCH_COLOUR_OF_THE_HEADER is not a setting.',
    ]));

  it('are those of providers only where a provider has that name', () => {
    const env = { CLEARBENCH_PROVIDERS: '[{"name":"my-bank"}]' };
    expect(unknownSettings({ ...env, CLEARBENCH_PROVIDER_MY_BANK_SECRET: 's' })).toEqual([]);
    expect(unknownSettings({ ...env, CLEARBENCH_PROVIDER_MY_BANK_SECRET_FILE: '/s' })).toEqual([]);
    expect(unknownSettings({ ...env, CLEARBENCH_PROVIDER_MYBANK_SECRET: 's' })).toEqual([
      'CLEARBENCH_PROVIDER_MYBANK_SECRET is not a setting. Did you mean CLEARBENCH_PROVIDER_MY_BANK_SECRET?',
    ]);
    expect(unknownSettings({ CLEARBENCH_PROVIDER_ANOTHER_COMPANY_SECRET: 's', CLEARBENCH_PROVIDERS: '{' })).toEqual([
      'CLEARBENCH_PROVIDER_ANOTHER_COMPANY_SECRET belongs to no provider of CLEARBENCH_PROVIDERS.',
    ]);
  });

  it('are known with _FILE at the end, and where tools read them', () =>
    expect(unknownSettings({ CLEARBENCH_SECRET_FILE: '/s', CLEARBENCH_SERVER: 'http://x', PORT: '1' })).toEqual([]));
});
