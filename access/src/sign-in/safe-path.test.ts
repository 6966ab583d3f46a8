import { safePath } from './safe-path.ts';

const ours = 'http://localhost:8080';

describe('return path after sign-in', () => {
  it.each(['/', '/files/demo/2023', '/file/abc?tab=report#L12', '/files/a%20b', '/authors'])('accepts %s', (path) =>
    expect(safePath(path, ours)).toBe(path),
  );

  it.each([
    ['another site', 'https://evil.example/'],
    ['another site without a scheme', '//evil.example/'],
    ['a path of another site', '//evil.example/files'],
    ['three slashes', '///evil.example/'],
    ['a back-slash', '/\\evil.example/'],
    ['two back-slashes', '\\\\evil.example/'],
    ['a tab', '/\t/evil.example/'],
    ['a line break', '/\n/evil.example/'],
    ['dots that vanish', '/.//evil.example/'],
    ['more dots that vanish', '/x/..//evil.example/'],
    ['encoded dots that vanish', '/%2e//evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['a relative path', 'files/demo'],
    ['our name as a user', 'http://localhost:8080@evil.example/'],
    ['our origin spelt out', 'http://localhost:8080/files'],
    ['the sign-in itself', '/oauth2/authorization/demo'],
    ['the provider', '/auth/idp/auth'],
    ['something endless', `/${'x'.repeat(3_000)}`],
    ['nothing', undefined],
    ['a list', ['/files', '/']],
  ])('replaces %s', (_, wanted) => expect(safePath(wanted, ours)).toBe('/'));
});
