import { fileNameOf } from './file-name-of.ts';

describe('name of a file from a template', () => {
  it.each([
    ['payments', 'payments.xml'],
    ['payments.xml', 'payments.xml'],
    ['Payments.XML', 'Payments.XML'],
    [' payments ', 'payments.xml'],
    ['p'.repeat(120), `${'p'.repeat(116)}.xml`],
    [`${'p'.repeat(115)}🏦`, `${'p'.repeat(115)}.xml`],
  ])('%j becomes %j', (given, name) => expect(fileNameOf(given)).toBe(name));

  it.each(['../secret', 'a\nb', 'what?'])('refuses %j', (given) =>
    expect(() => fileNameOf(given)).toThrow(
      expect.objectContaining({
        errorKey: 'file.badName',
        params: { place: '/body/values/fileName' },
      }),
    ),
  );
});
