import type { DefinedElements, DefinedType, TypeLibrary } from './message-definition.ts';
import type { ElementUse, TypeModel } from './model.ts';
import { readElementUse, readNamedType } from './read-notation.ts';

const elementsOf = (elements: DefinedElements): readonly ElementUse[] =>
  Object.entries(elements).map(([nameAndBounds, type]) => readElementUse(nameAndBounds, type));

const isSequence = (type: DefinedElements | { readonly oneOf: DefinedElements }): type is DefinedElements =>
  typeof type.oneOf !== 'object';

const readType = (name: string, type: DefinedType): TypeModel => {
  if (typeof type === 'string') return readNamedType(name, type);
  return isSequence(type)
    ? { kind: 'sequence', name, elements: elementsOf(type) }
    : { kind: 'choice', name, elements: elementsOf(type.oneOf) };
};

const nameOnly = /^[\w.-]+/;

/** Names of the elements and attributes in definitions of types. */
export const definedNames = (types: TypeLibrary['types']): readonly string[] =>
  Object.values(types).flatMap((type) => {
    if (typeof type === 'string') return / @(\w+) /.exec(type)?.[1] ?? [];
    return Object.keys(isSequence(type) ? type : type.oneOf).flatMap((name) => nameOnly.exec(name)?.[0] ?? []);
  });

const read = new Map<TypeLibrary, readonly TypeModel[]>();

/** The types that a library or a message defines itself, read on first use. */
export const definedTypes = (library: TypeLibrary): readonly TypeModel[] => {
  const known = read.get(library) ?? Object.entries(library.types).map(([name, type]) => readType(name, type));
  read.set(library, known);
  return known;
};
