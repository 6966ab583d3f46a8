import { demandPublicUrl, publicUrlOf } from './public-url.ts';

const set = (url: string, more: Record<string, string> = {}) => ({ CLEARBENCH_PUBLIC_URL: url, ...more });

describe('the address browsers use', () => {
  it.each(['https://bench.example.org', 'https://bench.example.org:8443', 'http://localhost:8080', 'http://127.0.0.1'])(
    'may be %s',
    (url) => expect(demandPublicUrl(set(url))).toBe(url),
  );

  it.each([
    'bench.example.org',
    'ftp://bench.example.org',
    'https://bench.example.org/',
    'https://bench.example.org/at',
    'https://me@bench.example.org',
  ])('may not be %s', (url) => expect(() => publicUrlOf(set(url), false)).toThrow('CLEARBENCH_PUBLIC_URL'));

  it('has to be there for services apart', () => {
    expect(() => demandPublicUrl({})).toThrow('CLEARBENCH_PUBLIC_URL must be set');
    expect(publicUrlOf({}, true)).toBeUndefined();
  });

  it.each([
    'http://bench.example.org',
    'http://10.0.0.7:8080',
    'http://localhost.example.org',
    'http://127.0.0.1.x.org',
  ])('is not %s unless somebody allowed that, or TLS is not asked for', (url) => {
    expect(() => demandPublicUrl(set(url))).toThrow('CLEARBENCH_ALLOW_HTTP=true');
    expect(() => publicUrlOf(set(url, { CLEARBENCH_ALLOW_HTTP: 'false' }), true)).toThrow('must be https');
    expect(demandPublicUrl(set(url, { CLEARBENCH_ALLOW_HTTP: 'true' }))).toBe(url);
    expect(publicUrlOf(set(url), false)).toBe(url);
  });

  it('is allowed to be http by true and nothing else', () =>
    expect(() => publicUrlOf(set('https://a.example', { CLEARBENCH_ALLOW_HTTP: 'yes' }), true)).toThrow(
      'CLEARBENCH_ALLOW_HTTP must be true or false, not "yes"',
    ));
});
