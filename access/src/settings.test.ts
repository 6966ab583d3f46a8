import { type AccessSettings, checkSettings, defaultTimes } from './settings.ts';

const good: AccessSettings = {
  publicUrl: 'https://bench.example.org',
  secret: 'x'.repeat(32),
  providers: [],
  ...defaultTimes,
};
const provider = {
  name: 'company',
  title: 'Company',
  authorizeUrl: 'https://id.example.org/authorize',
  tokenUrl: 'https://id.example.org/token',
  userinfoUrl: 'https://id.example.org/me',
  clientId: 'us',
  clientSecret: 'secret',
  issuer: 'https://id.example.org',
  scopes: ['openid'],
};

const { issuer: _, ...withoutIssuer } = provider;

describe('access settings', () => {
  it('are accepted when valid', () => {
    expect(() =>
      checkSettings({ ...good, providers: [provider, { ...withoutIssuer, name: 'other', scopes: ['user'] }] }),
    ).not.toThrow();
    const inside = { ...provider, tokenUrl: 'http://id:8081/token', userinfoUrl: 'http://id:8081/me' };
    expect(() => checkSettings({ ...good, providers: [inside], providerRules: { allowHttp: true } })).not.toThrow();
  });

  it.each<[string, Partial<AccessSettings>]>([
    ['publicUrl', { publicUrl: 'bench.example.org' }],
    ['publicUrl', { publicUrl: 'ftp://bench.example.org' }],
    ['origin only', { publicUrl: 'https://bench.example.org/' }],
    ['32 characters', { secret: 'short' }],
    ['idle', { sessionIdle: 2, sessionLifetime: 1 }],
    ['idle', { sessionIdle: 0 }],
    ['same name', { providers: [provider, provider] }],
    ['field tokenUrl', { providers: [{ ...provider, tokenUrl: 'http://id.example.org/token' }] }],
    ['field userinfoUrl', { providers: [{ ...provider, userinfoUrl: 'http://localhost.example.org/me' }] }],
    ['authorizeUrl', { providers: [{ ...provider, authorizeUrl: 'nowhere' }] }],
    ['issuer', { providers: [withoutIssuer] }],
    ['title', { providers: [{ ...provider, title: '' }] }],
    ['clientId', { providers: [{ ...provider, clientId: '' }] }],
    ['scopes', { providers: [{ ...provider, scopes: 'openid' as unknown as string[] }] }],
    ['field name', { providers: [{ ...provider, name: 'Company|x' }] }],
  ])('are refused with a message about %s', (says, differences) =>
    expect(() => checkSettings({ ...good, ...differences })).toThrow(says),
  );
});
