import { mailAddress, sameMailAddress } from './mail-address.ts';

describe('mail address entered by hand', () => {
  it.each([
    ['  Anna.Berg@Example.ORG ', 'anna.berg@example.org'],
    ['a+b_c@sub.example-bank.co.uk', 'a+b_c@sub.example-bank.co.uk'],
    ['ａｎｎａ＠example.org', 'anna@example.org'],
    ['jörg@münchen.de', 'jörg@münchen.de'],
    ['jo\u0308rg@example.org', 'jörg@example.org'],
    ['почта@пример.рф', 'почта@пример.рф'],
    ['info@例え.jp', 'info@例え.jp'],
    ['почта@example.org', 'почта@example.org'],
  ])('normalises %s to %s', (text, kept) => {
    expect(mailAddress(text)).toBe(kept);
    expect(mailAddress(kept)).toBe(kept);
  });

  it.each([
    ['nothing', ''],
    ['no domain', 'anna'],
    ['two at signs', 'anna@berg@example.org'],
    ['a host without a dot', 'anna@localhost'],
    ['a number for a domain', 'anna@127.0.0.1'],
    ['dots in a row', 'anna..berg@example.org'],
    ['a label that starts with a hyphen', 'anna@-example.org'],
    ['a line break', 'anna@example.org\nBcc: all@example.org'],
    ['a line break inside', 'an\r\nna@example.org'],
    ['a null byte', 'an\u0000na@example.org'],
    ['an invisible character', 'an\u200bna@example.org'],
    ['a bidirectional control', 'anna@\u202eexample.org'],
    ['a list', 'anna@example.org, ben@example.org'],
    ['a name around it', 'Anna <anna@example.org>'],
    ['a Cyrillic letter in a Latin domain', 'anna@ex\u0430mple.org'],
    ['a domain of Cyrillic look-alikes under a Latin one', 'anna@\u0430\u0440\u0440\u04cf\u0435.com'],
    ['a Greek letter in a Latin domain', 'anna@g\u03bfogle.com'],
    ['a Cyrillic letter in a Latin name', '\u0430nna@example.org'],
    ['a name too long', `${'a'.repeat(65)}@example.org`],
    [
      'an address too long',
      `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.org`,
    ],
  ])('rejects a text with %s', (_, text) => expect(mailAddress(text)).toBeUndefined());

  it('compares without regard to spelling', () => {
    expect(sameMailAddress('Anna@Example.org', 'anna@example.org')).toBe(true);
    expect(sameMailAddress('anna@example.org', 'ann@example.org')).toBe(false);
    expect(sameMailAddress('', '')).toBe(true);
  });
});
