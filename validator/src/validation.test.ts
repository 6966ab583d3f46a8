import type { Profile } from '@clearbench/iso20022/profile';
import { minimalMessage } from '@clearbench/xml/testing/minimal-message.fixture';
import { validate, validateChunks } from './validate.ts';
import { createValidation } from './validation.ts';

const profile: Profile = { scheme: 'sct', rbVersion: '2023', now: '2025-10-15T10:30:00Z' };
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('validating in pieces', () => {
  const odd = minimalMessage()
    .replace('>SLEV<', '>NÖ😀E<')
    .replace('<GrpHdr>', '<GrpHdr><!-- ü --><Größe größe="é">x</Größe >\r\n')
    .replace('>M1<', '>M&#228;<');

  it('makes no difference', () => {
    const validation = createValidation(profile);
    for (const byte of bytesOf(odd)) validation.push(Uint8Array.of(byte));
    expect(validation.finish()).toEqual(validate(bytesOf(odd), profile));
  });

  it('makes none for a value that is longer than any piece, nor where its element does not end', () => {
    for (const end of ['</EndToEndId>', '</TxId>']) {
      const long = minimalMessage().replace(/<EndToEndId>.*<\/EndToEndId>/, `<EndToEndId>${'x'.repeat(68_000)}${end}`);
      const validation = createValidation(profile);
      for (let at = 0; at < long.length; at += 300) validation.push(bytesOf(long.slice(at, at + 300)));
      expect(validation.finish()).toEqual(validate(bytesOf(long), profile));
    }
  });

  const long = 'x'.repeat(66_000);

  it.each([
    ['a tag', `<MsgId${' '.repeat(66_000)}\u0001>M1</MsgId>`, 'tagTooLong'],
    ['a name', `<${long}&/>`, 'tagTooLong'],
    ['an attribute', `<MsgId a="${long}<">M1</MsgId>`, 'tagTooLong'],
    ['an end tag', `<MsgId>M1</MsgId${' '.repeat(66_000)}<>`, 'tagTooLong'],
    ['an instruction', `<?1 ${long}\u0001?>`, 'instruction'],
    ['a comment', `<!--${long}\u0001-->`, 'character'],
    ['a text', `${long}\u0001`, 'character'],
    ['a section', `<![CDATA[${long}\u0001]]>`, 'character'],
  ])('makes none where %s is too long, or wrong far behind its beginning', (_, inside, variant) => {
    const bytes = bytesOf(minimalMessage().replace('<GrpHdr>', () => `<GrpHdr>${inside}`));
    const whole = validate(bytes, profile);
    expect(whole.validationMessages.map(({ textKey }) => textKey)).toContain(`finding.T-01.${variant}`);
    const validation = createValidation(profile);
    for (let at = 0; at < bytes.length; at += 300) validation.push(bytes.subarray(at, at + 300));
    expect(validation.finish()).toEqual(whole);
  });

  it.each([65_530, 65_536, 65_600])('makes none in a value that goes on behind %s characters', (length) => {
    const id = `${'x'.repeat(length)} y`;
    const bytes = bytesOf(minimalMessage().replace(/(<MsgId>)[^<]*/, `$1${id}`));
    const validation = createValidation(profile);
    for (let at = 0; at < bytes.length; at += 100) validation.push(bytes.subarray(at, at + 100));
    expect(validation.finish()).toEqual(validate(bytes, profile));
  });

  it('takes any number of blanks around the document for blanks', () => {
    const blanks = '\r\n'.repeat(66_000);
    const text = minimalMessage().replace(/<\?.*\?>\s*/, '');
    const found = validate(bytesOf(`${blanks}${text}${blanks}`), profile).validationMessages;
    expect(found.filter(({ ruleId }) => ruleId === 'T-01')).toEqual([]);
    expect(found).toHaveLength(validate(bytesOf(text), profile).validationMessages.length);
  });

  it('can be cancelled', () => {
    const chunks = [bytesOf(odd).subarray(0, 100), bytesOf(odd).subarray(100)];
    let requested = 0;
    expect(validateChunks(chunks, profile, { isCancelled: () => ++requested > 1 })).toBeUndefined();
    expect(validateChunks(chunks, profile)).toEqual(validate(bytesOf(odd), profile));
  });
});

describe('validations under way at the same time', () => {
  const broken = bytesOf(minimalMessage().replace('<EndToEndId>', '<EndToEndIdd>').replace('<ChrgBr>', '<ChrgBr>X'));
  const sound = bytesOf(minimalMessage());
  const [alone, aloneSound] = [validate(broken, profile), validate(sound, profile)];

  it('know nothing of each other, nor of those before', () => {
    for (let round = 0; round < 3; round++) {
      const [one, other] = [createValidation(profile), createValidation(profile)];
      for (let at = 0; at < Math.max(broken.length, sound.length); at += 50) {
        one.push(broken.subarray(at, at + 50));
        other.push(sound.subarray(at, at + 50));
      }
      expect(one.finish()).toEqual(alone);
      expect(createValidation(profile).finish().validationSummary.valid).toBe(false);
      expect(other.finish()).toEqual(aloneSound);
    }
  });

  it('are over once they have finished', () => {
    const over = createValidation(profile);
    over.push(sound);
    const report = over.finish();
    const next = createValidation(profile);
    over.push(broken);
    next.push(sound);
    expect(over.finish()).toBe(report);
    expect(next.finish()).toEqual(aloneSound);
  });
});
