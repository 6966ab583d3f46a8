import type { MessageNode } from '../message-node.ts';
import type { ElementUse, TypeModel } from '../model/model.ts';
import { stopReading } from './xsd-fault.ts';
import { type Simple, simpleValue } from './xsd-values.ts';

const baseTypes = ['string', 'decimal', 'date', 'dateTime', 'time', 'boolean'];
const word = /^\w+$/;
/** What the validator has room for in one element. */
const mostElements = 120;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
const safeName = (name: string): string => name.replace(/\W/g, '_');

export const contentOf = (node: MessageNode): readonly MessageNode[] =>
  node.children.filter(({ name }) => name !== 'annotation');

const count = (node: MessageNode, name: 'minOccurs' | 'maxOccurs'): number => {
  const said = node.attributes[name] ?? '1';
  if (said === 'unbounded') return Number.POSITIVE_INFINITY;
  return /^\d+$/.test(said) ? Number(said) : stopReading('xsdForeign', node.line, `${name}="${said}"`);
};

/** Reads the types of a schema, each when it is first used. */
export const xsdTypes = (schema: MessageNode) => {
  const defined = new Map(
    contentOf(schema).flatMap((node) =>
      /^(simple|complex)Type$/.test(node.name) ? [[node.attributes.name, node]] : [],
    ),
  );
  const read = new Map<string, TypeModel>();

  const simpleOf = (node: MessageNode): Simple => {
    const restriction = contentOf(node)[0];
    if (restriction?.name !== 'restriction')
      return stopReading('xsdForeign', node.line, restriction?.name ?? 'simpleType');
    const base = localName(restriction.attributes.base ?? '');
    const own = defined.get(base);
    if (own?.name === 'simpleType') {
      const inner = simpleOf(own);
      return { base: inner.base, facets: [...inner.facets, ...restriction.children] };
    }
    return baseTypes.includes(base)
      ? { base, facets: restriction.children }
      : stopReading('xsdUnknownType', restriction.line, base);
  };

  const elementsOf = (owner: string, node: MessageNode): readonly ElementUse[] => {
    if (contentOf(node).length > mostElements)
      return stopReading('xsdForeign', node.line, `> ${mostElements} elements`);
    return contentOf(node).map((child) => {
      const { name = '', type } = child.attributes;
      if (child.name !== 'element' || !word.test(name))
        return stopReading('xsdForeign', child.line, name || child.name);
      const inline = contentOf(child)[0];
      const of = inline ? typeOf(inline, `${owner}_${name}`) : typeNamed(localName(type ?? 'string'), child);
      return { name, type: of, min: count(child, 'minOccurs'), max: count(child, 'maxOccurs') };
    });
  };

  const withAttribute = (name: string, node: MessageNode): TypeModel => {
    const extension = contentOf(node)[0];
    const attributes = extension ? contentOf(extension) : [];
    const [attribute] = attributes;
    if (extension?.name !== 'extension' || attribute?.name !== 'attribute' || attributes.length !== 1)
      return stopReading('xsdForeign', node.line, 'simpleContent');
    const base = localName(extension.attributes.base ?? '');
    const own = defined.get(base);
    const value = simpleValue(own ? simpleOf(own) : { base, facets: [] }, extension.line);
    const type = typeNamed(localName(attribute.attributes.type ?? 'string'), attribute);
    return { kind: 'value', name, value, attribute: { name: attribute.attributes.name ?? '', type } };
  };

  const complexOf = (name: string, node: MessageNode): TypeModel => {
    const [content, ...more] = contentOf(node);
    if (!content) return { kind: 'sequence', name, elements: [] };
    if (more[0]) return stopReading('xsdForeign', more[0].line, more[0].name);
    if (content.name === 'simpleContent') return withAttribute(name, content);
    if (content.name !== 'sequence' && content.name !== 'choice')
      return stopReading('xsdForeign', content.line, content.name);
    if (count(content, 'minOccurs') !== 1 || count(content, 'maxOccurs') !== 1)
      return stopReading('xsdForeign', content.line, `${content.name} minOccurs/maxOccurs`);
    if (contentOf(content)[0]?.name === 'any') return { kind: 'any', name };
    return { kind: content.name, name, elements: elementsOf(name, content) };
  };

  const typeOf = (node: MessageNode, wanted: string): string => {
    const name = safeName(wanted);
    if (read.has(name)) return name;
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
    if (!baseTypes.includes(name)) return stopReading('xsdUnknownType', at.line, name);
    const own = `Plain_${name}`;
    read.set(own, { kind: 'value', name: own, value: simpleValue({ base: name, facets: [] }, at.line) });
    return own;
  };

  return { read, typeNamed, typeOf, localName };
};
