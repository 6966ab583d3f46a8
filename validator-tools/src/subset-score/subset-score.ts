import { insertElement, insertText, removeElement } from '@clearbench/iso20022/message-text/insert-element';
import type { NewElement } from '@clearbench/iso20022/message-text/new-element';
import { readElements } from '@clearbench/iso20022/message-text/read-elements';
import { applyEdit } from '@clearbench/iso20022/message-text/text-edit';
import type { TextElement } from '@clearbench/iso20022/message-text/text-element';
import type { ElementUse, MessageModel } from '@clearbench/iso20022/model/model';
import type { Profile } from '@clearbench/iso20022/profile';
import { messageSubset, type SubsetElement } from '@clearbench/iso20022/subsets/message-subset';
import { generateValue } from '@clearbench/iso20022/testing/generate-value.fixture';
import { type Random, seededRandom } from '@clearbench/iso20022/testing/seeded-random.fixture';
import { validate } from '@clearbench/validator/validate';

/** A change of one element that ISO 20022 allows. */
type Mutant = { readonly kind: 'deleted' | 'inserted' | 'repeated'; readonly path: string; readonly text: string };

export type SubsetScore = {
  readonly name: string;
  /** Mutants outside the subset, and those of them in which an error is found. */
  readonly outside: number;
  readonly found: number;
  /** Mutants outside the subset without an error. */
  readonly missed: readonly string[];
  /** Mutants inside the subset, and those of them with an error: its rule, and the changed element. */
  readonly inside: number;
  readonly errors: readonly string[];
};

const mandatory = (model: MessageModel, use: ElementUse, random: Random): NewElement => {
  const type = model.typeNamed(use.type);
  const { name } = use;
  if (type.kind === 'value') {
    const of = type.attribute === undefined ? undefined : model.typeNamed(type.attribute.type);
    const attributes: Readonly<Record<string, string>> =
      of?.kind === 'value' && type.attribute ? { [type.attribute.name]: 'EUR' } : {};
    return { name, attributes, value: generateValue(random, type.value), children: [], holds: false };
  }
  if (type.kind === 'any') {
    const child = { name: 'Any', attributes: {}, value: '1', children: [], holds: false };
    return { name, attributes: {}, value: '', children: [child], holds: true };
  }
  const needed = type.kind === 'choice' ? type.elements.slice(0, 1) : type.elements.filter(({ min }) => min > 0);
  const children = needed.map((inner) => mandatory(model, inner, random));
  return { name, attributes: {}, value: '', children, holds: true };
};

const elementsBelow = (element: TextElement): readonly TextElement[] =>
  element.children.flatMap((child) => [child, ...elementsBelow(child)]);

const insertions = (text: string, parent: TextElement, random: Random): readonly Mutant[] => {
  const { type, model } = parent;
  if (type?.kind !== 'sequence' || model === undefined) return [];
  return type.elements
    .filter(({ name }) => !parent.spans.has(name))
    .map((use) => {
      const edit = insertElement(text, parent, mandatory(model, use, random));
      return { kind: 'inserted', path: `${parent.path}/${use.name}`, text: applyEdit(text, edit) };
    });
};

const mutantsOf = (text: string, message: TextElement): readonly Mutant[] => {
  const random = seededRandom(1);
  return [message, ...elementsBelow(message)].flatMap((element): readonly Mutant[] => {
    const { parent, path, name, use } = element;
    const inserted = insertions(text, element, random);
    if (parent === undefined || element === message) return inserted;
    const deleted: Mutant = { kind: 'deleted', path, text: applyEdit(text, removeElement(text, element)) };
    if ((use?.max ?? 1) === 1) return [...inserted, deleted];
    const again = insertText(text, parent, name, () => text.slice(element.from, element.to));
    return [...inserted, deleted, { kind: 'repeated', path, text: applyEdit(text, again) }];
  });
};

const isInside = (element: TextElement, subset: SubsetElement): boolean => {
  const counts = new Map<string, number>();
  for (const { name } of element.children) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isComplete = [...subset.allowed].every(([name, { min, max }]) => {
    const count = counts.get(name) ?? 0;
    return count <= max && (count >= min || element.type?.kind === 'choice');
  });
  return (
    isComplete &&
    element.children.every((child) => {
      const inner = subset.allowed.get(child.name);
      return inner !== undefined && isInside(child, inner);
    })
  );
};

const messageIn = (text: string, profile: Profile): TextElement | undefined =>
  readElements(text, { profile }).root?.children[0];

const errorsOf = (text: string, profile: Profile): readonly string[] =>
  validate(new TextEncoder().encode(text), profile)
    .validationMessages.filter(({ severity }) => severity === 'Error')
    .map(({ ruleId }) => ruleId);

/** Deletes each element of the message, inserts each element of ISO 20022 and repeats each repeatable one. */
export const subsetScore = (name: string, messageType: string, text: string, profile: Profile): SubsetScore => {
  const subset = messageSubset(messageType, profile);
  const message = messageIn(text, profile);
  if (subset === undefined || message === undefined)
    throw new Error(`${name}: the subset of ${messageType} is unknown`);
  const outside: string[] = [];
  const missed: string[] = [];
  const inside: string[] = [];
  const errors: string[] = [];
  for (const mutant of mutantsOf(text, message)) {
    const reported = errorsOf(mutant.text, profile);
    const changed = messageIn(mutant.text, profile);
    if (changed === undefined || reported.includes('T-01') || reported.includes('T-03')) continue;
    const label = `${mutant.kind} ${mutant.path}`;
    const isOutside = !isInside(changed, subset);
    (isOutside ? outside : inside).push(label);
    if (isOutside && reported.length === 0) missed.push(label);
    if (!isOutside) errors.push(...reported.map((ruleId) => `${ruleId}: ${label}`));
  }
  return {
    name,
    outside: outside.length,
    found: outside.length - missed.length,
    missed,
    inside: inside.length,
    errors,
  };
};
