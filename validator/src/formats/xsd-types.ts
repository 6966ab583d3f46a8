import type { ElementUse, TypeModel } from '@clearbench/iso20022/model/model';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { stopReading } from './xsd-fault.ts';
import { type Simple, simpleValue } from './xsd-values.ts';

const baseTypes = ['string', 'decimal', 'date', 'dateTime', 'time', 'gYear', 'gYearMonth', 'boolean', 'base64Binary'];
const word = /^[\w.-]+$/;
/** What the validator has room for in one element. */
export const mostElements = 120;

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
export const safeName = (name: string): string => name.replace(/\W/g, '_');

export const contentOf = (node: MessageNode): readonly MessageNode[] =>
  node.children.filter(({ name }) => name !== 'annotation');

export const count = (node: MessageNode, name: 'minOccurs' | 'maxOccurs'): number => {
  const occurs = node.attributes[name] ?? '1';
  if (occurs === 'unbounded') return Number.POSITIVE_INFINITY;
  return /^\d+$/.test(occurs) ? Number(occurs) : stopReading('xsdUnsupported', node.line, `${name}="${occurs}"`);
};

/** What the built-in types of XML Schema are called; those not among `baseTypes` are beyond our model. */
const builtIn =
  /^(any(Type|SimpleType|URI)|base64Binary|byte|double|duration|ENTIT(Y|IES)|float|g(Day|Month|MonthDay|Year|YearMonth)|hexBinary|ID|IDREFS?|int|integer|language|long|Name|NCName|(negative|nonNegative|nonPositive|positive)Integer|NMTOKENS?|normalizedString|NOTATION|QName|short|token|unsigned(Byte|Int|Long|Short))$/;

/** Attributes our model has words for, by the part of the schema that bears them. */
const understood: Readonly<Record<string, RegExp>> = {
  element: /^(name|type|minOccurs|maxOccurs|id)$/,
  complexType: /^(name|id)$/,
  attribute: /^(name|type|use|id)$/,
};

const checkAttributes = (node: MessageNode): void => {
  const odd = Object.keys(node.attributes).find((name) => !understood[node.name]?.test(name) && !/^xmlns/.test(name));
  if (odd !== undefined) stopReading('xsdUnsupported', node.line, `${node.name} ${odd}`);
};

const stopAtType = (at: MessageNode, name: string): never =>
  stopReading(builtIn.test(name) ? 'xsdUnsupported' : 'xsdUnknownType', at.line, name);

/** Reads the types of a schema, each when it is first used. */
export const xsdTypes = (schema: MessageNode) => {
  const defined = new Map(
    contentOf(schema).flatMap((node) =>
      /^(simple|complex)Type$/.test(node.name) ? [[node.attributes.name, node]] : [],
    ),
  );
  const read = new Map<string, TypeModel>();
  const origin = new Map<string, MessageNode>();

  const simpleOf = (node: MessageNode): Simple => {
    const restriction = contentOf(node)[0];
    if (restriction?.name !== 'restriction')
      return stopReading('xsdUnsupported', node.line, restriction?.name ?? 'simpleType');
    const base = localName(restriction.attributes.base ?? '');
    const own = defined.get(base);
    if (own?.name === 'simpleType') {
      const inner = simpleOf(own);
      return { base: inner.base, facets: [...inner.facets, ...restriction.children] };
    }
    return baseTypes.includes(base) ? { base, facets: restriction.children } : stopAtType(restriction, base);
  };

  /** A choice within a sequence, of elements that occur once each. */
  const alternativesIn = (choice: MessageNode, uses: readonly ElementUse[]): readonly ElementUse[] => {
    const isOnce = count(choice, 'minOccurs') === 1 && count(choice, 'maxOccurs') === 1;
    const [first] = uses;
    const isSimple = uses.every(({ min, max }) => max === 1 && min === first?.min);
    if (!isOnce || !isSimple) return stopReading('xsdUnsupported', choice.line, choice.name);
    return uses.map((use) => ({
      ...use,
      min: 0,
      oneOf: use.min === 0 ? ('optional' as const) : ('required' as const),
    }));
  };

  const elementsOf = (owner: string, node: MessageNode): readonly ElementUse[] => {
    if (contentOf(node).length > mostElements)
      return stopReading('xsdUnsupported', node.line, `> ${mostElements} elements`);
    const seen = new Set<string>();
    const elementOf = (child: MessageNode): ElementUse => {
      const { name = '', type } = child.attributes;
      if (child.name !== 'element' || !word.test(name) || seen.has(name))
        return stopReading('xsdUnsupported', child.line, name || child.name);
      seen.add(name);
      checkAttributes(child);
      const inline = contentOf(child)[0];
      const of = inline ? typeOf(inline, `${owner}_${name}`) : typeNamed(localName(type ?? 'string'), child);
      return { name, type: of, min: count(child, 'minOccurs'), max: count(child, 'maxOccurs') };
    };
    return contentOf(node).flatMap((child, at, all) => {
      if (child.name !== 'choice' || node.name !== 'sequence') return [elementOf(child)];
      if (all[at - 1]?.name === 'choice') return stopReading('xsdUnsupported', child.line, child.name);
      return alternativesIn(child, contentOf(child).map(elementOf));
    });
  };

  const withAttribute = (name: string, node: MessageNode): TypeModel => {
    const extension = contentOf(node)[0];
    const attributes = extension ? contentOf(extension) : [];
    const [attribute] = attributes;
    if (extension?.name !== 'extension' || attribute?.name !== 'attribute' || attributes.length !== 1)
      return stopReading('xsdUnsupported', node.line, 'simpleContent');
    checkAttributes(attribute);
    if (attribute.attributes.use !== 'required') return stopReading('xsdUnsupported', attribute.line, 'attribute use');
    const base = localName(extension.attributes.base ?? '');
    const own = defined.get(base);
    const value = simpleValue(own ? simpleOf(own) : { base, facets: [] }, extension.line);
    const type = typeNamed(localName(attribute.attributes.type ?? 'string'), attribute);
    return { kind: 'value', name, value, attribute: { name: attribute.attributes.name ?? '', type } };
  };

  const complexOf = (name: string, node: MessageNode): TypeModel => {
    const [content, ...more] = contentOf(node);
    if (!content) return { kind: 'sequence', name, elements: [] };
    if (more[0]) return stopReading('xsdUnsupported', more[0].line, more[0].name);
    if (content.name === 'simpleContent') return withAttribute(name, content);
    if (content.name !== 'sequence' && content.name !== 'choice')
      return stopReading('xsdUnsupported', content.line, content.name);
    if (count(content, 'minOccurs') !== 1 || count(content, 'maxOccurs') !== 1)
      return stopReading('xsdUnsupported', content.line, `${content.name} minOccurs/maxOccurs`);
    if (contentOf(content)[0]?.name === 'any' && contentOf(content).length === 1) return { kind: 'any', name };
    return { kind: content.name, name, elements: elementsOf(name, content) };
  };

  const typeOf = (node: MessageNode, wanted: string): string => {
    const name = safeName(wanted);
    if (read.has(name)) return origin.get(name) === node ? name : stopReading('xsdUnsupported', node.line, wanted);
    origin.set(name, node);
    // Types may hold themselves: the place is taken before what is inside is read.
    read.set(name, { kind: 'any', name });
    read.set(
      name,
      node.name === 'simpleType'
        ? { kind: 'value', name, value: simpleValue(simpleOf(node), node.line) }
        : complexOf(name, node),
    );
    return name;
  };

  const typeNamed = (name: string, at: MessageNode): string => {
    const node = defined.get(name);
    if (node) return typeOf(node, name);
    if (!baseTypes.includes(name)) return stopAtType(at, name);
    const own = `Plain_${name}`;
    read.set(own, { kind: 'value', name: own, value: simpleValue({ base: name, facets: [] }, at.line) });
    return own;
  };

  return { read, typeNamed, typeOf };
};
