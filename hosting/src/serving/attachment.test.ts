import { attachmentNamed } from './attachment.ts';

const headerFor = (name: string): string | undefined => attachmentNamed(name)['Content-Disposition'];

describe('name of a downloaded file', () => {
  it('is given in ASCII and in its original form', () =>
    expect(headerFor('Zahlung für März.xml')).toBe(
      `attachment; filename="Zahlung f_r M_rz.xml"; filename*=UTF-8''Zahlung%20f%C3%BCr%20M%C3%A4rz.xml`,
    ));

  it.each(['a"; filename="b.exe', 'a\r\nSet-Cookie: b=c', 'a\\', "it's (1)*.xml", '%41.xml'])(
    'does not break the header: %j',
    (name) => expect(headerFor(name)).toMatch(/^attachment; filename="[^"\\%\r\n]*"; filename\*=UTF-8''[\w.~!%-]+$/),
  );

  it('may contain a lone surrogate', () => expect(headerFor('\ud800.xml')).toContain("UTF-8''%EF%BF%BD.xml"));
});
