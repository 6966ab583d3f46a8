import { messageModel, typesOf } from './model/message-models.ts';
import { anyLength, type ElementUse, type TypeModel, type ValueType } from './model/model.ts';

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const occurs = ({ min, max }: ElementUse): string =>
  `${min === 1 ? '' : ` minOccurs="${min}"`}${max === 1 ? '' : ` maxOccurs="${max === Infinity ? 'unbounded' : max}"`}`;

const facetLine = (name: string, value: string | number): string =>
  `    <xs:${name} value="${escaped(String(value))}"/>`;

const lengthLines = ({ min, max }: ValueType & { kind: 'text' }): readonly string[] => [
  ...(min === 0 ? [] : [facetLine('minLength', min)]),
  ...(max === anyLength ? [] : [facetLine('maxLength', max)]),
];

const facetsOf = (value: ValueType): readonly [base: string, ...lines: readonly string[]] => {
  switch (value.kind) {
    case 'text':
      return ['string', ...lengthLines(value)];
    case 'pattern':
      return ['string', facetLine('pattern', value.pattern)];
    case 'code':
      return ['string', ...value.codes.map((code) => facetLine('enumeration', code))];
    case 'decimal': {
      const digits = [facetLine('totalDigits', value.totalDigits), facetLine('fractionDigits', value.fractionDigits)];
      return ['decimal', ...digits, ...(value.from === undefined ? [] : [facetLine('minInclusive', value.from)])];
    }
    case 'dateTime':
      return ['dateTime', ...(value.pattern === undefined ? [] : [facetLine('pattern', value.pattern)])];
    case 'date':
    case 'time':
    case 'gYearMonth':
    case 'boolean':
      return [value.kind];
  }
};

const simpleType = (name: string, value: ValueType): string => {
  const [base, ...lines] = facetsOf(value);
  const restriction = [`  <xs:restriction base="xs:${base}">`, ...lines, '  </xs:restriction>'].join('\n');
  return `<xs:simpleType name="${name}">\n${restriction}\n</xs:simpleType>`;
};

const complexType = (name: string, kind: string, lines: readonly string[]): string =>
  [`<xs:complexType name="${name}">`, `  <xs:${kind}>`, ...lines, `  </xs:${kind}>`, '</xs:complexType>'].join('\n');

const attributedType = (name: string, attribute: { readonly name: string; readonly type: string }): string =>
  `<xs:complexType name="${name}">
  <xs:simpleContent>
    <xs:extension base="${name}_Value">
      <xs:attribute name="${attribute.name}" type="${attribute.type}" use="required"/>
    </xs:extension>
  </xs:simpleContent>
</xs:complexType>`;

const typeText = (type: TypeModel): string => {
  if (type.kind === 'any') {
    const { name, namespace = '##any' } = type;
    return complexType(name, 'sequence', [`    <xs:any namespace="${escaped(namespace)}" processContents="lax"/>`]);
  }
  if (type.kind !== 'value') {
    const lines = type.elements.map((use) => `    <xs:element name="${use.name}" type="${use.type}"${occurs(use)}/>`);
    return complexType(type.name, type.kind, lines);
  }
  if (type.attribute === undefined) return simpleType(type.name, type.value);
  return `${simpleType(`${type.name}_Value`, type.value)}\n${attributedType(type.name, type.attribute)}`;
};

/** A message's definition as a standalone XML Schema; undefined for a message this validator does not know. */
export const exportXsd = (message: string): string | undefined => {
  const model = messageModel(message);
  if (model === undefined) return undefined;
  const { namespace, documentName, document } = model;
  const head = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="${namespace}" targetNamespace="${namespace}" elementFormDefault="qualified">`;
  const types = typesOf(model).map(typeText);
  return `<?xml version="1.0" encoding="UTF-8"?>
${head}
<xs:element name="${documentName}" type="${document.name}"/>
${types.join('\n')}
</xs:schema>
`;
};
