import { messageModel, typesOf } from './model/message-models.ts';
import { anyLength, type ElementUse, type TypeModel, type ValueType } from './model/model.ts';

type ElementsType = Extract<TypeModel, { readonly kind: 'sequence' | 'choice' }>;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const occurs = ({ min, max }: ElementUse): string =>
  `${min === 1 ? '' : ` minOccurs="${min}"`}${max === 1 ? '' : ` maxOccurs="${max === Infinity ? 'unbounded' : max}"`}`;

const facetLine = (name: string, value: string | number): string =>
  `    <xs:${name} value="${escaped(String(value))}"/>`;

const lengthLines = ({ min, max }: ValueType & { kind: 'text' | 'binary' }): readonly string[] => [
  ...(min === 0 ? [] : [facetLine('minLength', min)]),
  ...(max === anyLength ? [] : [facetLine('maxLength', max)]),
];

/** Neighbours in a sequence that exclude each other stand in a choice. */
const elementLines = ({ kind, elements }: ElementsType): readonly string[] => {
  const lines: string[] = [];
  for (const [at, use] of elements.entries()) {
    const { name, type, oneOf } = use;
    const min = oneOf === 'required' ? 1 : use.min;
    const isIn = (one: ElementUse | undefined): boolean => kind === 'sequence' && one?.oneOf !== undefined;
    if (isIn(use) && !isIn(elements[at - 1])) lines.push('    <xs:choice>');
    lines.push(`    <xs:element name="${name}" type="${type}"${occurs({ ...use, min })}/>`);
    if (isIn(use) && !isIn(elements[at + 1])) lines.push('    </xs:choice>');
  }
  return lines;
};

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
      const { from, to } = value;
      const least = from === undefined ? [] : [facetLine('minInclusive', from)];
      return ['decimal', ...digits, ...least, ...(to === undefined ? [] : [facetLine('maxInclusive', to)])];
    }
    case 'dateTime':
      return ['dateTime', ...(value.pattern === undefined ? [] : [facetLine('pattern', value.pattern)])];
    case 'binary':
      return ['base64Binary', ...lengthLines(value)];
    case 'date':
    case 'time':
    case 'gYear':
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
    return complexType(type.name, type.kind, elementLines(type));
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
