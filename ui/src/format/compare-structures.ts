import type { ElementModel, StructureType } from '@clearbench/contracts/format/structure';
import type { Structure } from './format-form.ts';

/** An element where it is used, with its type. */
export type Use = { readonly use: ElementModel; readonly type: StructureType };
/** An element in one structure, or in both; an added one has no `before`, a removed one no `after`. */
export type Pair = { readonly name: string; readonly before?: Use | undefined; readonly after?: Use | undefined };
/** `inside`: the element itself is equal, a descendant is not. */
export type Change = 'same' | 'added' | 'removed' | 'changed' | 'inside';

type Types = ReadonlyMap<string, StructureType>;

const typesOf = (structure: Structure | undefined): Types =>
  new Map((structure?.types ?? []).map((type) => [type.name, type]));

const usesIn = (types: Types, of: StructureType | undefined): readonly Use[] =>
  of === undefined || !('elements' in of)
    ? []
    : of.elements.flatMap((use) => {
        const type = types.get(use.type);
        return type ? [{ use, type }] : [];
      });

/** Names in the order of the later list; those only in the earlier one keep their predecessor. */
const mergedNames = (before: readonly string[], after: readonly string[]): readonly string[] => {
  const names = [...after];
  before.forEach((name, at) => {
    if (!names.includes(name)) names.splice(names.indexOf(before[at - 1] ?? '') + 1, 0, name);
  });
  return names;
};

const nameOf = ({ use }: Use): string => use.name;

/** Walks two structures in parallel, or one alone. */
export const structurePair = (before: Structure | undefined, after: Structure | undefined) => {
  const [typesBefore, typesAfter] = [typesOf(before), typesOf(after)];
  const known = new Map<string, boolean>();

  const attributeOf = (types: Types, type: StructureType): unknown =>
    type.kind === 'value' && type.attribute ? [type.attribute.name, types.get(type.attribute.type)] : undefined;

  const withoutNames = (thing: unknown): string =>
    JSON.stringify(thing, (key, value: unknown) => (key === 'name' ? undefined : value)) ?? '';

  const isSameType = (one: StructureType, other: StructureType): boolean =>
    one.kind === other.kind &&
    (one.kind !== 'value' ||
      other.kind !== 'value' ||
      (withoutNames(one.value) === withoutNames(other.value) &&
        withoutNames(attributeOf(typesBefore, one)) === withoutNames(attributeOf(typesAfter, other))));

  const children = ({ before: one, after: other }: Pair): readonly Pair[] => {
    const left = usesIn(typesBefore, one?.type);
    const right = usesIn(typesAfter, other?.type);
    return mergedNames(left.map(nameOf), right.map(nameOf)).map((name) => ({
      name,
      before: left.find((use) => nameOf(use) === name),
      after: right.find((use) => nameOf(use) === name),
    }));
  };

  /** Types can be recursive: a type that is being compared counts as equal. */
  const differsInside = (pair: Pair): boolean => {
    const key = `${pair.before?.type.name}|${pair.after?.type.name}`;
    const answer = known.get(key);
    if (answer !== undefined) return answer;
    known.set(key, false);
    const differs = children(pair).some((child) => changeOf(child) !== 'same');
    known.set(key, differs);
    return differs;
  };

  const changeOf = (pair: Pair): Change => {
    const { before: one, after: other } = pair;
    if (one === undefined) return 'added';
    if (other === undefined) return 'removed';
    if (one.use.min !== other.use.min || one.use.max !== other.use.max) return 'changed';
    if (!isSameType(one.type, other.type)) return 'changed';
    return differsInside(pair) ? 'inside' : 'same';
  };

  const rootUse = (structure: Structure | undefined): Use | undefined => {
    const type = structure?.types[0];
    return type && { use: { name: type.name, type: type.name, min: 1, max: 1 }, type };
  };
  const names = new Set([before, after].flatMap((one) => (one ? [one.document] : [])));
  const root: Pair = { name: [...names].join(' → '), before: rootUse(before), after: rootUse(after) };
  return { root, children, changeOf };
};

export type StructurePair = ReturnType<typeof structurePair>;
