import { insertElement, insertText, removeElement } from '@clearbench/iso20022/message-text/insert-element';
import { layoutAt } from '@clearbench/iso20022/message-text/layout';
import { type NewElement, writeElement } from '@clearbench/iso20022/message-text/new-element';
import { applyEdit } from '@clearbench/iso20022/message-text/text-edit';
import type { TextElement } from '@clearbench/iso20022/message-text/text-element';
import { editAttribute, editValue, valueIn } from '@clearbench/iso20022/message-text/write-value';
import { fragment } from './fragment.ts';
import { find, type Mutation, type MutationTarget, mutationTarget } from './mutation.ts';

/** A value, or a function of the old value and the message. */
type Value = string | ((old: string, message: MutationTarget) => string);

const valueFrom = (value: Value, old: string, message: MutationTarget): string =>
  typeof value === 'string' ? value : value(old, message);

/** Applies the mutations one after the other; the text is read again after each change. */
export const inSequence =
  (...mutations: readonly Mutation[]): Mutation =>
  (message) =>
    mutations.reduce<string | undefined>((text, mutation) => {
      if (text === undefined) return undefined;
      const present = text === message.text ? message : mutationTarget(text, message.profile);
      return present && mutation(present);
    }, message.text);

/** Changes the value of the first element at `place`. */
export const set =
  (place: string, value: Value): Mutation =>
  (message) => {
    const element = find(message, place);
    if (element === undefined || element.children.length > 0) return undefined;
    const old = valueIn(message.text, element);
    const fresh = valueFrom(value, old, message);
    return fresh === old ? undefined : applyEdit(message.text, editValue(message.text, element, fresh, false));
  };

/** Copies the value of the element at `from` to the first element at `place`. */
export const copyValue =
  (place: string, from: string): Mutation =>
  (message) => {
    const source = find(message, from);
    return source && set(place, valueIn(message.text, source))(message);
  };

export const attribute =
  (place: string, name: string, value: string): Mutation =>
  (message) => {
    const element = find(message, place);
    return element && applyEdit(message.text, editAttribute(message.text, element, name, value));
  };

export const drop =
  (place: string): Mutation =>
  (message) => {
    const element = find(message, place);
    return element && applyEdit(message.text, removeElement(message.text, element));
  };

/** Inserts a copy after the element; `change` changes its text. */
export const twice =
  (place: string, change: (written: string) => string = (written) => written): Mutation =>
  (message) => {
    const { text } = message;
    const element = find(message, place);
    if (element?.parent === undefined) return undefined;
    const copy = change(text.slice(element.from, element.to));
    return applyEdit(
      text,
      insertText(text, element.parent, element.name, () => copy),
    );
  };

const insertOne = (text: string, parent: TextElement, element: NewElement): string => {
  const alike = parent.children.filter(({ name }) => name === element.name);
  const [first] = alike;
  const last = alike.at(-1);
  if (first === undefined || last === undefined) return applyEdit(text, insertElement(text, parent, element));
  const written = writeElement(element, parent.prefix, layoutAt(text, first));
  return applyEdit(text, { offset: first.from, length: last.to - first.from, text: written });
};

const insertAll = (elements: readonly NewElement[], place: string): Mutation =>
  inSequence(
    ...elements.map(
      (element, at): Mutation =>
        (message) => {
          const parent = find(message, place);
          const isFurther = elements.slice(0, at).some(({ name }) => name === element.name);
          if (parent === undefined) return undefined;
          return isFurther
            ? applyEdit(message.text, insertElement(message.text, parent, element))
            : insertOne(message.text, parent, element);
        },
    ),
  );

/** The first existing ancestor in `place`, and the elements wrapped in the missing ones. */
const wrapped = (message: MutationTarget, place: string, elements: readonly NewElement[]) => {
  const cut = place.lastIndexOf('/');
  if (find(message, place) !== undefined || cut < 0) return { place, elements };
  const around: NewElement = { name: place.slice(cut + 1), attributes: {}, value: '', children: elements, holds: true };
  return wrapped(message, place.slice(0, cut), [around]);
};

/** Inserts elements into the one at `place` and replaces those of the same name; `xml` has names of 2019. */
export const insert =
  (place: string, xml: string | ((message: MutationTarget) => string)): Mutation =>
  (message) => {
    const written = typeof xml === 'string' ? xml : xml(message);
    const target = wrapped(message, place, fragment(written, message.isOld));
    return find(message, target.place) && insertAll(target.elements, target.place)(message);
  };

/** Replaces the match of the pattern in the text. */
export const rewrite =
  (pattern: RegExp, by: string | ((found: string) => string)): Mutation =>
  ({ text }) => {
    const fresh = typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, (found) => by(found));
    return fresh === text ? undefined : fresh;
  };

/** Applies the mutation at the first of these places that exists. */
export const atFirstOf =
  (places: readonly string[], mutationAt: (place: string) => Mutation): Mutation =>
  (message) => {
    const place = places.find((one) => find(message, one) !== undefined);
    return place === undefined ? undefined : mutationAt(place)(message);
  };
