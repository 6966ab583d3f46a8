import { exportXsd } from '@clearbench/iso20022/export-xsd';
import { knownMessages, messageModel, typesOf } from '@clearbench/iso20022/model/message-models';
import type { TypeModel } from '@clearbench/iso20022/model/model';
import { readNotation } from '@clearbench/iso20022/model/read-notation';
import { writeNotation } from '@clearbench/iso20022/model/write-notation';
import { readXsd } from './read-xsd.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const message = 'pacs.028.001.03';
const head = `<?xml version="1.0"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:iso:std:iso:20022:tech:xsd:${message}"
  targetNamespace="urn:iso:std:iso:20022:tech:xsd:${message}" elementFormDefault="qualified">
<xs:element name="Document" type="Document"/>
<xs:complexType name="Document"><xs:sequence><xs:element name="Root" type="Root1"/></xs:sequence></xs:complexType>
`;
const schema = (types: string) => bytesOf(`${head}${types}\n</xs:schema>`);
const inOrder = (types: readonly TypeModel[]) => types.toSorted((one, other) => one.name.localeCompare(other.name));
const inRoot = (elements: string) =>
  schema(`<xs:complexType name="Root1"><xs:sequence>${elements}</xs:sequence></xs:complexType>`);
const faultOf = (bytes: Uint8Array) => {
  const read = readXsd(bytes, message);
  return 'fault' in read ? read.fault : read;
};

describe('an uploaded schema', () => {
  it.each(knownMessages)('of %s, as we export it, says what our definition says', (name) => {
    const model = messageModel(name);
    const read = readXsd(bytesOf(exportXsd(name) ?? ''), name);
    if (!('structure' in read) || !model) throw new Error(JSON.stringify(read));
    const types = typesOf(model).filter((type) => type.name !== 'Document');
    const known = readNotation(read.structure.notation);
    // What carries an attribute is exported in two types, of which ours is the one with the attribute.
    expect(inOrder(known)).toEqual(inOrder(types));
    expect(read.structure.root).toEqual(
      expect.objectContaining({ name: expect.any(String), type: expect.any(String) }),
    );
  });

  it('is written in our notation and read again', () => {
    const types = typesOf(messageModel('pacs.008.001.08') as NonNullable<ReturnType<typeof messageModel>>);
    expect(readNotation(writeNotation(types))).toEqual(types);
  });

  it.each([
    ['breaks off', bytesOf('<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">\n'), 'xsdInvalid', 2],
    ['declares a document type', bytesOf('<!DOCTYPE a [<!ENTITY b "c">]>\n<a/>'), 'xsdInvalid', 1],
    ['is no schema', bytesOf('<a/>'), 'xsdNotSchema', 1],
    ['imports', schema('<xs:import namespace="x" schemaLocation="http://x"/>'), 'xsdImports', 6],
    ['includes', schema('<xs:include schemaLocation="x"/>'), 'xsdImports', 6],
    [
      'uses what nothing defines',
      schema(
        '<xs:complexType name="Root1"><xs:sequence>\n<xs:element name="A" type="Gone"/></xs:sequence></xs:complexType>',
      ),
      'xsdUnknownType',
      7,
    ],
    [
      'is of another message',
      bytesOf(`${head.replaceAll(message, 'pacs.028.001.01')}</xs:schema>`),
      'xsdOtherMessage',
      2,
    ],
  ])('that %s is refused, with the line', (_, bytes, key, line) =>
    expect(faultOf(bytes)).toMatchObject({ key, line, what: expect.any(String) }),
  );

  it.each([
    ['groups', 'all', schema('<xs:complexType name="Root1">\n<xs:all/></xs:complexType>')],
    ['uses types of XML Schema we have not', 'int', inRoot('<xs:element name="A" type="xs:int"/>')],
    [
      'has an attribute that may be left out',
      'attribute use',
      inRoot(`<xs:element name="A"><xs:complexType><xs:simpleContent>
<xs:extension base="xs:string"><xs:attribute name="b" type="xs:string"/></xs:extension></xs:simpleContent></xs:complexType></xs:element>`),
    ],
    ['fixes a value', 'element fixed', inRoot('<xs:element name="A" fixed="1" type="xs:string"/>')],
    [
      'names an element twice',
      'A',
      inRoot('<xs:element name="A" type="xs:date"/><xs:element name="A" type="xs:time"/>'),
    ],
    [
      'holds a pattern that would eat all memory',
      'pattern (a|b)*a(a|b){30}',
      inRoot(
        '<xs:element name="A"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="(a|b)*a(a|b){30}"/></xs:restriction></xs:simpleType></xs:element>',
      ),
    ],
    [
      'rests on itself',
      'nesting',
      schema(
        '<xs:simpleType name="S"><xs:restriction base="S"/></xs:simpleType><xs:complexType name="Root1"><xs:sequence><xs:element name="A" type="S"/></xs:sequence></xs:complexType>',
      ),
    ],
  ])('that %s goes beyond our notation', (_, what, bytes) => {
    const read = readXsd(bytes, message);
    expect('structure' in read && read.structure).toMatchObject({ beyond: { what }, root: { name: 'Document' } });
  });

  it('may have a choice in a sequence, but not two side by side', () => {
    const choice = (...names: string[]) =>
      `<xs:choice>${names.map((name) => `<xs:element name="${name}" type="xs:date"/>`).join('')}</xs:choice>`;
    const other = '<xs:element name="C" type="xs:base64Binary"/>';
    const read = readXsd(inRoot(`${choice('A', 'B')}${other}`), message);
    expect('structure' in read && read.structure.notation).toMatch(
      /^Root1\n {2}A\| Plain_date\n {2}B\| Plain_date\n {2}C /,
    );
    const beyond = readXsd(inRoot(`${choice('A', 'B')}${choice('C', 'D')}`), message);
    expect('structure' in beyond && beyond.structure).toMatchObject({ beyond: { what: 'choice' } });
  });

  it('may be of a message of one’s own, qualified, whatever its namespace', () => {
    const text = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:acme:order" xmlns="urn:acme:order" elementFormDefault="qualified">
<xs:element name="Order"><xs:complexType><xs:sequence><xs:element name="line-item" maxOccurs="9" type="xs:string"/></xs:sequence></xs:complexType></xs:element></xs:schema>`;
    expect(readXsd(bytesOf(text), 'acme.order')).toEqual({
      structure: {
        root: { name: 'Order', type: 'Order_' },
        namespace: 'urn:acme:order',
        notation: expect.stringMatching(/^Order_\n {2}line-item\[1\.\.9\] Plain_string\n\nPlain_string = text/),
      },
    });
    expect(readXsd(bytesOf(text.replace(' elementFormDefault="qualified"', '')), 'acme.order')).toMatchObject({
      structure: { beyond: { line: 1, what: 'elementFormDefault="unqualified"' } },
    });
  });

  it('may hold types without names, types of types, and itself', () => {
    const read = readXsd(
      schema(`<xs:simpleType name="Wide"><xs:restriction base="xs:string"><xs:maxLength value="70"/></xs:restriction></xs:simpleType>
<xs:simpleType name="Tight"><xs:restriction base="Wide"><xs:maxLength value="16"/></xs:restriction></xs:simpleType>
<xs:complexType name="Root1"><xs:sequence><xs:element name="A" type="Tight"/>
<xs:element name="B" minOccurs="0"><xs:simpleType><xs:restriction base="xs:date"/></xs:simpleType></xs:element>
<xs:element name="C" type="Root1" minOccurs="0" maxOccurs="unbounded"/></xs:sequence></xs:complexType>`),
      message,
    );
    expect('structure' in read && readNotation(read.structure.notation)).toMatchObject([
      {
        name: 'Root1',
        elements: [{ type: 'Tight' }, { type: 'Root1_B', min: 0 }, { type: 'Root1', max: Number.POSITIVE_INFINITY }],
      },
      { name: 'Tight', value: { kind: 'text', min: 0, max: 16 } },
      { name: 'Root1_B', value: { kind: 'date' } },
    ]);
  });
});
