import { UnsecuredJWT } from 'jose';
import { checkIdToken, type Expected } from './id-token.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const expected: Expected = {
  issuer: 'https://login.example.org',
  clientId: 'clearbench',
  nonce: 'of this attempt',
  subject: 'tester',
  now,
};
const claims = {
  iss: 'https://login.example.org',
  aud: 'clearbench',
  nonce: 'of this attempt',
  sub: 'tester',
  exp: now / 1000 + 300,
};
const check = (differences: object, expecting: Partial<Expected> = {}) =>
  checkIdToken(new UnsecuredJWT({ ...claims, ...differences }).encode(), { ...expected, ...expecting });

describe('id token', () => {
  it('is valid for its sign-in', () => {
    expect(() => check({})).not.toThrow();
    expect(() => check({ aud: ['clearbench'] })).not.toThrow();
    expect(() => check({ aud: ['clearbench', 'another'], azp: 'clearbench' })).not.toThrow();
    expect(() => check({ exp: now / 1000 - 59 })).not.toThrow();
    expect(() => check({ sub: 'anybody' }, { subject: undefined })).not.toThrow();
  });

  it.each([
    ['iss', 'another issuer', { iss: 'https://login.example.org/' }],
    ['iss', 'no issuer', { iss: undefined }],
    ['aud', 'another client', { aud: 'another' }],
    ['aud', 'nobody', { aud: undefined }],
    ['azp', 'several clients, this one not being the party', { aud: ['clearbench', 'another'], azp: 'another' }],
    ['exp', 'a time that is over', { exp: now / 1000 - 60 }],
    ['exp', 'no end', { exp: undefined }],
    ['nonce', 'another attempt', { nonce: 'of another attempt' }],
    ['nonce', 'no attempt', { nonce: undefined }],
    ['sub', 'somebody else than userinfo names', { sub: 'somebody else' }],
  ])('is refused for its %s: %s', (claim, _, differences) =>
    expect(() => check(differences)).toThrow(`not made for this sign-in: ${claim}`),
  );

  it('is refused without an issuer in the settings', () =>
    expect(() => check({ iss: undefined }, { issuer: undefined })).toThrow(': iss'));

  it.each([undefined, null, 7, '', 'no token'])('is refused when it is %j', (idToken) =>
    expect(() => checkIdToken(idToken, expected)).toThrow(),
  );
});
