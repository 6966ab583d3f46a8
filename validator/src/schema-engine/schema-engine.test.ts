import { checkBySchema, faultOfSchema } from './schema-engine.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:acme:order" xmlns="urn:acme:order" elementFormDefault="qualified">
<xs:attributeGroup name="spoken"><xs:attribute name="lang" type="xs:language" use="required"/></xs:attributeGroup>
<xs:element name="kind" type="xs:string" abstract="true"/>
<xs:element name="sell" substitutionGroup="kind"/>
<xs:simpleType name="when"><xs:union memberTypes="xs:int xs:date"/></xs:simpleType>
<xs:element name="Order"><xs:complexType><xs:sequence>
<xs:element name="Head"><xs:complexType><xs:all><xs:element name="When" type="when"/><xs:element name="Sum" type="xs:decimal"/></xs:all><xs:attributeGroup ref="spoken"/></xs:complexType></xs:element>
<xs:element ref="kind" maxOccurs="3"/></xs:sequence></xs:complexType></xs:element>
</xs:schema>`;
const check = (message: string) => checkBySchema(schema, bytesOf(schema), bytesOf(message));
const order = (head: string, rest = '<sell/>') => `<?xml version="1.0"?>
<Order xmlns="urn:acme:order">
  <Head lang="en">${head}</Head>${rest}
</Order>`;

describe('a schema beyond our notation', () => {
  it('is kept to, in whichever order it leaves open', () => {
    expect(check(order('<When>2026-01-01</When><Sum>1.5</Sum>'))).toEqual({ deviations: [], count: 0 });
    expect(check(order('<Sum>1.5</Sum><When>7</When>')).count).toBe(0);
  });

  it('is broken at a line, a column and a path', () =>
    expect(check(order('<When>soon</When><Sum>1</Sum>', '<sell/><sell b="1"/><buy/>'))).toEqual({
      deviations: [
        {
          line: 3,
          column: 19,
          path: '/Order/Head/When',
          detail: "Element 'When': 'soon' is not a valid value of the union type 'when'.",
        },
        {
          line: 3,
          column: 62,
          path: '/Order/sell[2]',
          detail: "Element 'sell', attribute 'b': The attribute 'b' is not allowed.",
        },
        expect.objectContaining({ path: '/Order/buy' }),
      ],
      count: 3,
    }));

  it('is found out at any line of a long message', () => {
    const long = order('<When>1</When><Sum>1</Sum>', `${'\n'.repeat(80_000)}<sell b="1"/>`);
    expect(check(long).deviations).toMatchObject([{ line: 80_003, column: 1 }]);
  });

  it('names prefixes as the message has them', () => {
    const message = order('<When>1</When><Sum>1</Sum>')
      .replaceAll(/<(\/?)(?=[A-Za-z])/g, '<$1o:')
      .replace('xmlns=', 'xmlns:o=');
    expect(check(message).count).toBe(0);
    expect(check(message.replace('>1</o:Sum>', '>one</o:Sum>')).deviations).toMatchObject([
      { path: '/Order/Head/Sum' },
    ]);
  });

  it('is refused with its line where the engine cannot use it', () => {
    expect(faultOfSchema(bytesOf(schema))).toBeUndefined();
    expect(faultOfSchema(bytesOf(schema.replace('type="when"', 'type="never"')))).toMatchObject({
      key: 'xsdInvalid',
      line: 7,
      what: expect.stringContaining("'never'"),
    });
  });

  it('is not refused for being used often', () => {
    for (let n = 0; n < 12; n++) {
      const other = schema.replace('maxOccurs="3"', `maxOccurs="${n + 3}"`);
      expect(checkBySchema(other, bytesOf(other), bytesOf(order('<When>1</When><Sum>1</Sum>'))).count).toBe(0);
    }
  });
});
