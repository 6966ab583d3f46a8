import { processorTimeOf } from '@clearbench/contracts/testing/processor-time.fixture';
import { readNotation } from '@clearbench/iso20022/model/read-notation';
import { readXsd } from './read-xsd.ts';

const partialModel = (inner: string) => {
  const text = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:o" xmlns="urn:o">${inner}</xs:schema>`;
  const read = readXsd(new TextEncoder().encode(text), 'acme.order');
  if (!('structure' in read)) throw new Error(JSON.stringify(read.fault));
  return { ...read.structure, types: readNotation(read.structure.notation) };
};
const namesIn = (types: ReturnType<typeof readNotation>, name: string) => {
  const type = types.find((one) => one.name === name);
  return type && 'elements' in type ? type.elements.map((use) => `${use.name} ${use.min}..${use.max}`) : undefined;
};

describe('a sketch of a schema beyond our notation', () => {
  it('has the elements of groups, of what is extended, and of those that stand for another', () => {
    const { root, types } = partialModel(`
<xs:element name="kind" abstract="true" type="xs:string"/><xs:element name="sell" substitutionGroup="kind"/><xs:element name="buy" substitutionGroup="kind"/>
<xs:group name="parties"><xs:sequence><xs:element name="From" type="xs:string"/><xs:element name="To" type="xs:string" minOccurs="0"/></xs:sequence></xs:group>
<xs:complexType name="Base"><xs:sequence><xs:element name="Id" type="xs:string"/></xs:sequence></xs:complexType>
<xs:element name="Order"><xs:complexType><xs:complexContent><xs:extension base="Base"><xs:sequence><xs:group ref="parties"/>
<xs:choice><xs:element name="Now" type="xs:date"/><xs:element name="Later" type="xs:date"/></xs:choice><xs:element ref="kind" maxOccurs="3"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType></xs:element>`);
    expect(root).toEqual({ name: 'Order', type: 'Order_' });
    expect(namesIn(types, 'Order_')).toEqual([
      'Id 1..1',
      'From 1..1',
      'To 0..1',
      'Now 0..1',
      'Later 0..1',
      'sell 0..3',
      'buy 0..3',
    ]);
  });

  it('keeps what a value may be where our model has the words', () => {
    const { types } =
      partialModel(`<xs:element name="O"><xs:complexType><xs:all><xs:element name="A" type="T"/><xs:element name="B" type="U"/></xs:all></xs:complexType></xs:element>
<xs:simpleType name="T"><xs:restriction base="xs:string"><xs:maxLength value="5"/></xs:restriction></xs:simpleType>
<xs:simpleType name="U"><xs:union memberTypes="xs:int xs:date"/></xs:simpleType>`);
    expect(types).toMatchObject([
      { name: 'O_', elements: [{ name: 'A' }, { name: 'B' }] },
      { name: 'T', value: { kind: 'text', max: 5 } },
      { name: 'U', value: { kind: 'text' } },
    ]);
  });

  it('stays small where groups double themselves', () => {
    const groups = Array.from(
      { length: 60 },
      (_, n) =>
        `<xs:group name="g${n}"><xs:sequence><xs:group ref="g${n + 1}"/><xs:group ref="g${n + 1}"/></xs:sequence></xs:group>`,
    );
    const schema = `${groups.join('')}<xs:group name="g60"><xs:sequence><xs:element name="A" type="xs:string"/></xs:sequence></xs:group>
<xs:element name="O"><xs:complexType><xs:sequence><xs:group ref="g0"/></xs:sequence></xs:complexType></xs:element>`;
    const took = processorTimeOf(() => expect(partialModel(schema).notation.length).toBeLessThan(10_000));
    expect(took).toBeLessThan(5_000);
  });
});
