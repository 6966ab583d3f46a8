import type { ElementUse, MessageModel } from '@clearbench/iso20022/model/model';
import type { SubsetElement } from '@clearbench/iso20022/subsets/subset-element';
import type { Draft } from '@clearbench/iso20022/testing/generate-message.fixture';
import { smallestDraft } from './subset-draft.ts';
import { type WrongValue, wrongValues } from './value-mutants.ts';

/** A change of one element that can be undone; `isValue`: of its value only. */
export type Mutant = {
  readonly label: string;
  readonly isValue: boolean;
  readonly apply: () => void;
  readonly undo: () => void;
};

const usesIn = (draft: Draft): readonly ElementUse[] =>
  draft.type?.kind === 'sequence' || draft.type?.kind === 'choice' ? draft.type.elements : [];

const change = (parent: Draft, label: string, children: readonly Draft[]): Mutant => {
  const before = parent.children;
  const set = (to: readonly Draft[]): void => {
    parent.children = [...to];
  };
  return { label, isValue: false, apply: () => set(children), undo: () => set(before) };
};

const valueChange = (draft: Draft, path: string, { kind, text, currency }: WrongValue): Mutant => {
  const before = { text: draft.text, attributes: draft.attributes };
  const apply = (): void => {
    if (text !== undefined) draft.text = text;
    if (currency !== undefined) draft.attributes = { ...draft.attributes, Ccy: currency };
  };
  return { label: `${kind} of ${path}`, isValue: true, apply, undo: () => Object.assign(draft, before) };
};

/** Each further element into a sequence; of a choice each other option. */
const insertionsInto = (model: MessageModel, parent: Draft, path: string): readonly Mutant[] => {
  const order = usesIn(parent).map(({ name }) => name);
  const present = new Set(parent.children.map(({ name }) => name));
  return usesIn(parent)
    .filter(({ name }) => !present.has(name))
    .map((use) => {
      const added = smallestDraft(model, use);
      if (parent.type?.kind === 'choice') return change(parent, `replaced by ${path}/${use.name}`, [added]);
      const sorted = [...parent.children, added].toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
      return change(parent, `inserted ${path}/${use.name}`, sorted);
    });
};

const ofChild = (model: MessageModel, parent: Draft, at: number, path: string, subset: SubsetElement | undefined) => {
  const child = parent.children[at] as Draft;
  const use = usesIn(parent).find(({ name }) => name === child.name);
  const twice = parent.children.toSpliced(at, 0, child);
  return [
    change(parent, `deleted ${path}`, parent.children.toSpliced(at, 1)),
    ...((use?.max ?? 1) > 1 ? [change(parent, `repeated ${path}`, twice)] : []),
    ...wrongValues(child, subset?.value).map((wrong) => valueChange(child, path, wrong)),
    ...mutantsOf(model, child, path, subset),
  ];
};

/** Every mutant of the elements below one. */
export const mutantsOf = (
  model: MessageModel,
  parent: Draft,
  path: string,
  subset: SubsetElement | undefined,
): readonly Mutant[] => [
  ...insertionsInto(model, parent, path),
  ...parent.children.flatMap(({ name }, at) =>
    ofChild(model, parent, at, `${path}/${name}`, subset?.allowed.get(name)),
  ),
];
