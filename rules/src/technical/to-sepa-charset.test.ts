import { firstOutsideCharset } from '../sct-charset.ts';
import { toSepaCharset } from './to-sepa-charset.ts';

describe('conversion to the SEPA character set', () => {
  it.each([
    ['Müller & Söhne', 'Mueller + Soehne'],
    ['Straße des 17. Juni', 'Strasse des 17. Juni'],
    ['Café Crème à l’Île', "Cafe Creme a l'Ile"],
    ['Łódź, Škoda, Ærø', 'Lodz, Skoda, Aero'],
    ['Ελλάς', 'Ellas'],
    ['Борис Щерев', 'Boris Shterev'],
    ['a_b@c.example', 'a-b(at)c.example'],
    ['e\u0301', 'e'],
    ['日本 😀', '.. .'],
  ])('writes %s as %s', (text, converted) => expect(toSepaCharset(text)).toBe(converted));

  it('always ends inside the set', () => {
    for (let code = 32; code < 0x3000; code += 1) {
      expect(firstOutsideCharset(toSepaCharset(String.fromCharCode(code)))).toBe(-1);
    }
  });

  it('leaves alone what is inside', () => expect(toSepaCharset("A-Z?:().,'+ 09/")).toBe("A-Z?:().,'+ 09/"));
});
