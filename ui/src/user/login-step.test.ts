import { loginStep, providerUrl } from './login-step.ts';

const origin = 'https://bench.example';
const one = [{ name: 'Demo', url: '/oauth2/authorization/demo' }];
const step = (query: string, urls = one, back?: string) => loginStep(new URLSearchParams(query), urls, back, origin);

describe('the sign-in page', () => {
  it('opens the only provider directly', () =>
    expect(step('')).toEqual({ type: 'load', path: '/oauth2/authorization/demo' }));
  it('sends the return path to the provider', () =>
    expect(step('', one, '/file/1?a=b')).toEqual({
      type: 'load',
      path: '/oauth2/authorization/demo?redirectTo=%2Ffile%2F1%3Fa%3Db',
    }));
  it('is shown if there is a choice', () => expect(step('', [...one, ...one])).toEqual({ type: 'show' }));
  it('shows an error instead of redirecting in a loop', () =>
    expect(step('error=session.signInFailed')).toEqual({ type: 'show' }));
  it.each(['cancelled', 'signedOut', 'deleted'])('stays after leaving: %s', (query) =>
    expect(step(query)).toEqual({ type: 'show' }),
  );
  it('waits until the providers are known', () =>
    expect(loginStep(new URLSearchParams(), undefined, undefined, origin)).toEqual({ type: 'show' }));
  it('follows a redirectTo of this site', () =>
    expect(step('redirectTo=/faq')).toEqual({ type: 'move', path: '/faq' }));
  it('loads a page for a path of the server', () =>
    expect(step('redirectTo=/oauth2/x')).toEqual({ type: 'load', path: '/oauth2/x' }));
  it('ignores a redirectTo of another site', () =>
    expect(step('redirectTo=//evil.example&error=x')).toEqual({ type: 'show' }));
});

describe('a provider’s address', () => {
  it('keeps its own query', () => expect(providerUrl('/p?x=1', '/a')).toBe('/p?x=1&redirectTo=%2Fa'));
});
