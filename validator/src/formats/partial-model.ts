import type { ElementUse, TypeModel } from '@clearbench/iso20022/model/model';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { contentOf, localName, mostElements, safeName } from './xsd-types.ts';
import { simpleValue } from './xsd-values.ts';

/** Maximum number of elements that a sketch lists: with nested groups, a small schema may declare any number. */
const mostUses = 4_000;
const mostVisits = 20_000;
const unbounded = Number.POSITIVE_INFINITY;
const anyText = { kind: 'text', min: 0, max: 1_000_000_000 } as const;
const plainTypes = ['string', 'decimal', 'date', 'dateTime', 'time', 'boolean'];
const plain = 'Plain_text';
const usable = /^[\w.-]+$/;

type Named = ReadonlyMap<string, MessageNode>;

const namedIn = (schema: MessageNode, kind: RegExp): Named =>
  new Map(
    contentOf(schema).flatMap((node) => (kind.test(node.name) ? [[node.attributes.name ?? '', node] as const] : [])),
  );

const boundOf = ({ attributes }: MessageNode, name: 'minOccurs' | 'maxOccurs'): number =>
  attributes[name] === 'unbounded' ? unbounded : Math.min(Number.parseInt(attributes[name] ?? '1', 10) || 0, 1_000_000);

/** Merges the uses of an element at several places of its parent, with the sum of its occurrences. */
const merged = (uses: readonly ElementUse[]): readonly ElementUse[] => {
  const byName = new Map<string, ElementUse>();
  for (const use of uses) {
    const known = byName.get(use.name);
    byName.set(use.name, known ? { ...known, min: Math.min(known.min, use.min), max: known.max + use.max } : use);
  }
  return [...byName.values()].slice(0, mostElements);
};

/** Reads of any schema what our notation can say of it: which elements there are and how they lie in one another. */
export const partialModelOf = (schema: MessageNode, rootElement: MessageNode) => {
  const types = namedIn(schema, /^(simple|complex)Type$/);
  const groups = namedIn(schema, /^group$/);
  const elements = namedIn(schema, /^element$/);
  const read = new Map<string, TypeModel>();
  const origin = new Map<string, MessageNode>();
  let uses = 0;
  let visits = 0;

  const valueType = (name: string, node: MessageNode): TypeModel => {
    const restriction = contentOf(node)[0];
    const base = localName(restriction?.attributes.base ?? '');
    const isPlain = restriction?.name === 'restriction' && plainTypes.includes(base) && !types.has(base);
    try {
      if (isPlain)
        return { kind: 'value', name, value: simpleValue({ base, facets: restriction.children }, node.line) };
    } catch {
      // A facet our model has no word for.
    }
    return { kind: 'value', name, value: anyText };
  };

  const substitutesOf = (head: string): readonly MessageNode[] =>
    [...elements.values()].filter(({ attributes }) => localName(attributes.substitutionGroup ?? '') === head);

  const useOf = (owner: string, at: MessageNode, optional: boolean): readonly ElementUse[] => {
    const name = at.attributes.name ?? '';
    if (!usable.test(name) || ++uses > mostUses) return [];
    const min = optional ? 0 : boundOf(at, 'minOccurs');
    return [{ name, type: typeOf(at, `${owner}_${name}`), min, max: boundOf(at, 'maxOccurs') }];
  };

  const referred = (owner: string, at: MessageNode, optional: boolean): readonly ElementUse[] => {
    const head = localName(at.attributes.ref ?? '');
    const declared = elements.get(head);
    if (!declared) return [];
    const others = substitutesOf(head);
    const all = declared.attributes.abstract === 'true' ? others : [declared, ...others];
    const often = { min: optional || all.length > 1 ? 0 : boundOf(at, 'minOccurs'), max: boundOf(at, 'maxOccurs') };
    return all.flatMap((one) => useOf(owner, one, false).map((use) => ({ ...use, ...often })));
  };

  const usesIn = (
    owner: string,
    node: MessageNode,
    optional: boolean,
    inside: readonly string[],
  ): readonly ElementUse[] => {
    if (uses > mostUses || ++visits > mostVisits) return [];
    const isLoose = optional || node.name === 'choice' || node.attributes.minOccurs === '0';
    const often = boundOf(node, 'maxOccurs');
    const found = contentOf(node).flatMap((child): readonly ElementUse[] => {
      if (child.name === 'element')
        return child.attributes.ref ? referred(owner, child, isLoose) : useOf(owner, child, isLoose);
      if (child.name === 'group') {
        const name = localName(child.attributes.ref ?? '');
        const group = groups.get(name);
        return group && !inside.includes(name) ? usesIn(owner, group, isLoose, [...inside, name]) : [];
      }
      return /^(sequence|choice|all)$/.test(child.name) ? usesIn(owner, child, isLoose, [...inside, '']) : [];
    });
    return often > 1 ? found.map((use) => ({ ...use, max: use.max * often })) : found;
  };

  const contentUses = (name: string, node: MessageNode, above: readonly MessageNode[]): readonly ElementUse[] => {
    const derived = contentOf(node).find((child) => child.name === 'complexContent');
    const how = derived && contentOf(derived)[0];
    if (!how) return usesIn(name, node, false, []);
    const base = types.get(localName(how.attributes.base ?? ''));
    const inherited =
      how.name === 'extension' && base && !above.includes(base) ? contentUses(name, base, [...above, base]) : [];
    return [...inherited, ...usesIn(name, how, false, [])];
  };

  const modelOf = (name: string, node: MessageNode): TypeModel => {
    if (node.name === 'simpleType' || contentOf(node).some((child) => child.name === 'simpleContent'))
      return valueType(name, node);
    const found = merged(contentUses(name, node, [node]));
    const isChoice = contentOf(node)[0]?.name === 'choice' && boundOf(contentOf(node)[0] ?? node, 'maxOccurs') === 1;
    return isChoice
      ? { kind: 'choice', name, elements: found.map((use) => ({ ...use, min: 1 })) }
      : { kind: 'sequence', name, elements: found };
  };

  const defined = (node: MessageNode, wanted: string): string => {
    let name = safeName(wanted);
    while (read.has(name) && origin.get(name) !== node) name += '_';
    if (read.has(name)) return name;
    origin.set(name, node);
    read.set(name, { kind: 'any', name });
    read.set(name, modelOf(name, node));
    return name;
  };

  const plainOf = (base: string): string => {
    const name = plainTypes.includes(base) ? `Plain_${base}` : plain;
    const value = plainTypes.includes(base) ? simpleValue({ base, facets: [] }, 1) : anyText;
    read.set(name, { kind: 'value', name, value });
    return name;
  };

  /** Of an element: its inline type, the one it names, or that of the head of its substitution group. */
  const typeOf = (element: MessageNode, wanted: string, heads = 0): string => {
    const inline = contentOf(element).find(({ name }) => /^(simple|complex)Type$/.test(name));
    if (inline) return defined(inline, wanted);
    const { type, substitutionGroup } = element.attributes;
    const named = localName(type ?? '');
    const node = types.get(named);
    if (node) return defined(node, named);
    const head = elements.get(localName(substitutionGroup ?? ''));
    return type === undefined && head && heads < 20 ? typeOf(head, wanted, heads + 1) : plainOf(named);
  };

  return { type: typeOf(rootElement, `${rootElement.attributes.name ?? ''}_`), read };
};
