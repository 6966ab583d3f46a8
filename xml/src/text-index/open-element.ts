import type { Markup } from './markup.ts';
import { attributesBetween } from './tag-attributes.ts';

/** Namespaces by their prefixes; '' is the default one. */
export type Scope = ReadonlyMap<string, string>;

/** An element the text has begun and not ended up to some offset. */
export type OpenElement = {
  /** As written, with its prefix. */
  readonly name: string;
  readonly local: string;
  readonly prefix: string;
  readonly namespace: string;
  readonly scope: Scope;
  /** Of the start tag. */
  readonly from: number;
  readonly nameTo: number;
  readonly to: number;
  /** Counts from 1 among the siblings of the same name. */
  readonly index: number;
  /** Child elements so far, by their names without prefixes. */
  readonly children: Map<string, number>;
};

const noScope: Scope = new Map();

export const splitName = (name: string): { readonly prefix: string; readonly local: string } => {
  const colon = name.indexOf(':');
  return colon < 0 ? { prefix: '', local: name } : { prefix: name.slice(0, colon), local: name.slice(colon + 1) };
};

/** What a tag's declarations make of the scope around it. */
const scopeIn = (text: string, { nameTo, to }: Pick<Markup, 'nameTo' | 'to'>, around: Scope): Scope => {
  if (to - nameTo < 'xmlns=""'.length) return around;
  const inside = text.slice(nameTo, to);
  if (!inside.includes('xmlns')) return around;
  const scope = new Map(around);
  for (const { name, value } of attributesBetween(text, nameTo, to)) {
    if (name === 'xmlns') scope.set('', value.trim());
    else if (name.startsWith('xmlns:')) scope.set(name.slice(6), value.trim());
  }
  return scope;
};

/** Counts a child in its parent and answers the which of its name it is. */
export const countChild = (parent: OpenElement | undefined, local: string): number => {
  const index = (parent?.children.get(local) ?? 0) + 1;
  parent?.children.set(local, index);
  return index;
};

export const openedBy = (text: string, tag: Markup, parent: OpenElement | undefined): OpenElement => {
  const name = text.slice(tag.nameFrom, tag.nameTo);
  const { prefix, local } = splitName(name);
  const scope = scopeIn(text, tag, parent?.scope ?? noScope);
  return {
    name,
    local,
    prefix,
    namespace: scope.get(prefix) ?? '',
    scope,
    from: tag.from,
    nameTo: tag.nameTo,
    to: tag.to,
    index: countChild(parent, local),
    children: new Map(),
  };
};
