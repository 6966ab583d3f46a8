import { channelNetworksOf, publicUrlOf, requiredPublicUrlOf } from './network.ts';

const set = (url: string, more: Record<string, string> = {}) => ({ CLEARBENCH_PUBLIC_URL: url, ...more });

describe('the public URL', () => {
  it.each(['https://bench.example.org', 'https://bench.example.org:8443', 'http://localhost:8080', 'http://127.0.0.1'])(
    'may be %s',
    (url) => expect(requiredPublicUrlOf(set(url))).toBe(url),
  );

  it.each([
    'bench.example.org',
    'ftp://bench.example.org',
    'https://bench.example.org/',
    'https://bench.example.org/at',
    'https://me@bench.example.org',
  ])('may not be %s', (url) => expect(() => publicUrlOf(set(url), false)).toThrow('CLEARBENCH_PUBLIC_URL'));

  it('is required for separate services', () => {
    expect(() => requiredPublicUrlOf({})).toThrow('CLEARBENCH_PUBLIC_URL must be set');
    expect(publicUrlOf({}, true)).toBeUndefined();
  });

  it.each([
    'http://bench.example.org',
    'http://10.0.0.7:8080',
    'http://localhost.example.org',
    'http://127.0.0.1.x.org',
  ])('may be %s only if http is allowed or TLS is not required', (url) => {
    expect(() => requiredPublicUrlOf(set(url))).toThrow('CLEARBENCH_ALLOW_HTTP=true');
    expect(() => publicUrlOf(set(url, { CLEARBENCH_ALLOW_HTTP: 'false' }), true)).toThrow('must be https');
    expect(requiredPublicUrlOf(set(url, { CLEARBENCH_ALLOW_HTTP: 'true' }))).toBe(url);
    expect(publicUrlOf(set(url), false)).toBe(url);
  });

  it('may be http only with the value true', () =>
    expect(() => publicUrlOf(set('https://a.example', { CLEARBENCH_ALLOW_HTTP: 'yes' }), true)).toThrow(
      'CLEARBENCH_ALLOW_HTTP must be true or false, not "yes"',
    ));
});

describe('the networks to which channels may post', () => {
  const allowed = (networks: string) => channelNetworksOf({ CLEARBENCH_CHANNEL_NETWORKS: networks });

  it('are none unless an operator lists them', () => {
    expect(channelNetworksOf({}).includes('10.1.0.1')).toBe(false);
    expect(allowed('10.1.0.0/16, fd00::/8').includes('10.1.0.1')).toBe(true);
    expect(allowed('10.1.0.0/16, fd00::/8').includes('fd00::1')).toBe(true);
  });

  it('may not be unreadable', () =>
    expect(() => allowed('10.1.0.0')).toThrow('CLEARBENCH_CHANNEL_NETWORKS must list networks'));
});
