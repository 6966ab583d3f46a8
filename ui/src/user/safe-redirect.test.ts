import { isServerPath, safePath } from './safe-redirect.ts';

const origin = 'https://bench.example';

describe('a redirectTo', () => {
  it('can be a path of this site', () => expect(safePath('/files/A/2023?x=1#y', origin)).toBe('/files/A/2023?x=1#y'));
  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '',
  ])('cannot lead elsewhere: %j', (wanted) => expect(safePath(wanted, origin)).toBeUndefined());
  it('is marked if the server handles it', () => {
    expect(isServerPath('/oauth2/authorization/x')).toBe(true);
    expect(isServerPath('/authors')).toBe(false);
  });
});
