import { listedProviders, providersOf, requiredProviders } from './providers.ts';

const company = {
  name: 'my-bank',
  title: 'My bank',
  authorizeUrl: 'https://id.example.org/authorize',
  tokenUrl: 'https://id.example.org/token',
  userinfoUrl: 'https://id.example.org/me',
  clientId: 'clearbench',
  scopes: ['email'],
};
const list = (...providers: readonly object[]) => ({ CLEARBENCH_PROVIDERS: JSON.stringify(providers) });

describe('the setting CLEARBENCH_PROVIDERS', () => {
  it('takes each client secret from a setting of its own', () => {
    expect(listedProviders(list(company))).toEqual([company]);
    expect(() => providersOf(list(company, { ...company, name: 'b' }))).toThrow(
      /CLEARBENCH_PROVIDER_MY_BANK_SECRET[\s\S]*CLEARBENCH_PROVIDER_B_SECRET/,
    );
    expect(providersOf({ ...list(company), CLEARBENCH_PROVIDER_MY_BANK_SECRET: 's' })).toEqual([
      { ...company, clientSecret: 's' },
    ]);
    expect(() => listedProviders(list({ ...company, clientSecret: 's' }))).toThrow(
      'entry 1, field clientSecret: belongs in a setting of its own',
    );
  });

  it('is refused where it is not valid JSON or not a list', () => {
    expect(() => listedProviders({ CLEARBENCH_PROVIDERS: '[{"name": ]' })).toThrow(/is not valid JSON: .+/);
    for (const json of ['{}', 'null', '1', '"x"'])
      expect(() => listedProviders({ CLEARBENCH_PROVIDERS: json })).toThrow('CLEARBENCH_PROVIDERS must be a list');
  });

  it('is refused with entry and field of every fault', () =>
    expect(() => listedProviders(list({ ...company, tokenUrl: 'http://id/token' }, { ...company, name: '' }))).toThrow(
      /entry 1 \("my-bank"\), field tokenUrl: [\s\S]*\nCLEARBENCH_PROVIDERS: entry 2, field name: /,
    ));

  it('may contain http addresses if CLEARBENCH_ALLOW_HTTP is true', () => {
    const inside = list({ ...company, tokenUrl: 'http://id/token', userinfoUrl: 'http://id/me' });
    expect(() => listedProviders(inside)).toThrow('CLEARBENCH_ALLOW_HTTP');
    expect(listedProviders({ ...inside, CLEARBENCH_ALLOW_HTTP: 'true' })).toHaveLength(1);
  });

  it('is required without demo accounts', () => {
    expect(() => requiredProviders([])).toThrow('CLEARBENCH_PROVIDERS must list at least one sign-in provider');
    expect(requiredProviders([company])).toEqual([company]);
  });
});
