import { loginStep, providerUrl } from './login-step.ts';

const origin = 'https://bench.example';
const one = [{ name: 'Demo', url: '/oauth2/authorization/demo' }];
const step = (query: string, urls = one, back?: string) => loginStep(new URLSearchParams(query), urls, back, origin);

describe('the sign-in page', () => {
  it('goes straight to the only provider', () =>
    expect(step('')).toEqual({ type: 'load', path: '/oauth2/authorization/demo' }));
  it('tells the provider where to come back to', () =>
    expect(step('', one, '/file/1?a=b')).toEqual({
      type: 'load',
      path: '/oauth2/authorization/demo?redirectTo=%2Ffile%2F1%3Fa%3Db',
    }));
  it('shows itself when there is a choice', () => expect(step('', [...one, ...one])).toEqual({ type: 'show' }));
  it('shows an error instead of going round in circles', () =>
    expect(step('error=session.signInFailed')).toEqual({ type: 'show' }));
  it.each(['cancelled', 'signedOut', 'deleted'])('stays after leaving: %s', (query) =>
    expect(step(query)).toEqual({ type: 'show' }),
  );
  it('waits while the providers are not known', () =>
    expect(loginStep(new URLSearchParams(), undefined, undefined, origin)).toEqual({ type: 'show' }));
  it('follows a redirectTo of this site', () =>
    expect(step('redirectTo=/faq')).toEqual({ type: 'move', path: '/faq' }));
  it('loads a page for a path the server answers', () =>
    expect(step('redirectTo=/oauth2/x')).toEqual({ type: 'load', path: '/oauth2/x' }));
  it('ignores a redirectTo elsewhere', () =>
    expect(step('redirectTo=//evil.example&error=x')).toEqual({ type: 'show' }));
});

describe('a provider’s address', () => {
  it('keeps its own query', () => expect(providerUrl('/p?x=1', '/a')).toBe('/p?x=1&redirectTo=%2Fa'));
});
