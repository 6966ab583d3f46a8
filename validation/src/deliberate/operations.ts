import { insertElement, insertText, removeElement } from '../form/insert-element.ts';
import { layoutAt } from '../form/layout.ts';
import { type NewElement, writeElement } from '../form/new-element.ts';
import { applyEdit } from '../form/text-edit.ts';
import type { TextElement } from '../form/text-element.ts';
import { editAttribute, editValue, valueIn } from '../form/write-value.ts';
import { type Breakable, type Breaking, breakableIn, find } from './breakable.ts';
import { fragment } from './fragment.ts';

/** A value, or how it follows from what stands there and from the message. */
type Value = string | ((old: string, message: Breakable) => string);

const valueFrom = (value: Value, old: string, message: Breakable): string =>
  typeof value === 'string' ? value : value(old, message);

/** One after the other, each in what the one before has made. */
export const inTurn =
  (...breakings: readonly Breaking[]): Breaking =>
  (message) =>
    breakings.reduce<string | undefined>((text, breaking) => {
      const present = text === undefined ? undefined : breakableIn(text, message.profile);
      return present && breaking(present);
    }, message.text);

/** Gives the first element at `place` another value. */
export const set =
  (place: string, value: Value): Breaking =>
  (message) => {
    const element = find(message, place);
    if (element === undefined || element.children.length > 0) return undefined;
    const old = valueIn(message.text, element);
    const fresh = valueFrom(value, old, message);
    return fresh === old ? undefined : applyEdit(message.text, editValue(message.text, element, fresh, false));
  };

/** Gives the first element at `place` the value of the one at `from`. */
export const copyValue =
  (place: string, from: string): Breaking =>
  (message) => {
    const source = find(message, from);
    return source && set(place, valueIn(message.text, source))(message);
  };

export const attribute =
  (place: string, name: string, value: string): Breaking =>
  (message) => {
    const element = find(message, place);
    return element && applyEdit(message.text, editAttribute(message.text, element, name, value));
  };

export const drop =
  (place: string): Breaking =>
  (message) => {
    const element = find(message, place);
    return element && applyEdit(message.text, removeElement(message.text, element));
  };

/** Puts a copy of the element behind it, changed as its text. */
export const twice =
  (place: string, change: (written: string) => string = (written) => written): Breaking =>
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

const putOne = (text: string, parent: TextElement, element: NewElement): string => {
  const alike = parent.children.filter(({ name }) => name === element.name);
  const [first] = alike;
  const last = alike.at(-1);
  if (first === undefined || last === undefined) return applyEdit(text, insertElement(text, parent, element));
  const written = writeElement(element, parent.prefix, layoutAt(text, first));
  return applyEdit(text, { offset: first.from, length: last.to - first.from, text: written });
};

const putAll = (elements: readonly NewElement[], place: string): Breaking =>
  inTurn(
    ...elements.map(
      (element, at): Breaking =>
        (message) => {
          const parent = find(message, place);
          const isFurther = elements.slice(0, at).some(({ name }) => name === element.name);
          if (parent === undefined) return undefined;
          return isFurther
            ? applyEdit(message.text, insertElement(message.text, parent, element))
            : putOne(message.text, parent, element);
        },
    ),
  );

/** The elements of `place` from its first one that is there on; those that are missing go around what is put in. */
const wrapped = (message: Breakable, place: string, elements: readonly NewElement[]) => {
  const cut = place.lastIndexOf('/');
  if (find(message, place) !== undefined || cut < 0) return { place, elements };
  const around: NewElement = { name: place.slice(cut + 1), attributes: {}, value: '', children: elements, holds: true };
  return wrapped(message, place.slice(0, cut), [around]);
};

/** Puts elements into the one at `place`, instead of those of the same names; `xml` has names of 2019. */
export const put =
  (place: string, xml: string | ((message: Breakable) => string)): Breaking =>
  (message) => {
    const written = typeof xml === 'string' ? xml : xml(message);
    const target = wrapped(message, place, fragment(written, message.isOld));
    return find(message, target.place) && putAll(target.elements, target.place)(message);
  };

/** Changes the text itself, where the pattern is. */
export const rewrite =
  (pattern: RegExp, by: string | ((found: string) => string)): Breaking =>
  ({ text }) => {
    const fresh = typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, (found) => by(found));
    return fresh === text ? undefined : fresh;
  };

/** The first of these places that is there. */
export const whereThereIs =
  (places: readonly string[], breaking: (place: string) => Breaking): Breaking =>
  (message) => {
    const place = places.find((one) => find(message, one) !== undefined);
    return place === undefined ? undefined : breaking(place)(message);
  };
