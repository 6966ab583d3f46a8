import { identityFromClaims } from './identity-from-claims.ts';
import type { ProviderSettings } from './provider-settings.ts';

const provider: ProviderSettings = {
  name: 'code-host',
  title: 'Code host',
  authorizeUrl: 'https://example.org/authorize',
  tokenUrl: 'https://example.org/token',
  userinfoUrl: 'https://example.org/me',
  clientId: 'us',
  clientSecret: 'secret',
  scopes: ['openid'],
};

describe('identity', () => {
  it('is read from the standard claims', () =>
    expect(
      identityFromClaims(provider, { sub: 's1', email: 'a@example.org', name: 'Ada', email_verified: true }),
    ).toEqual({
      provider: 'code-host',
      subject: 's1',
      email: 'a@example.org',
      displayName: 'Ada',
      emailVerified: true,
    }));

  it('has a verified address only for the value true', () => {
    expect(identityFromClaims(provider, { sub: 's1', email: 'a@example.org' }).emailVerified).toBe(false);
    expect(identityFromClaims(provider, { sub: 's1', email_verified: 'true' }).emailVerified).toBe(false);
  });

  it('has a subject of limited length', () => {
    expect(identityFromClaims(provider, { sub: 's'.repeat(255) }).subject).toHaveLength(255);
    expect(() => identityFromClaims(provider, { sub: 's'.repeat(256) })).toThrow('too long');
  });

  it("follows the provider's claim names", () =>
    expect(
      identityFromClaims(
        { ...provider, claims: { subject: 'id', displayName: 'login', emailVerified: true } },
        { id: 42, login: 'ada', email: 'a@example.org' },
      ),
    ).toEqual({
      provider: 'code-host',
      subject: '42',
      email: 'a@example.org',
      displayName: 'ada',
      emailVerified: true,
    }));

  it('is refused without a subject', () => {
    expect(() => identityFromClaims(provider, { email: 'a@example.org' })).toThrow('"sub"');
    expect(() => identityFromClaims(provider, null)).toThrow('"sub"');
  });
});
