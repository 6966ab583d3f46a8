import { insertElement, insertText, removeElement } from '@clearbench/iso20022/message-text/insert-element';
import { layoutAt } from '@clearbench/iso20022/message-text/layout';
import { newElement, writeElement } from '@clearbench/iso20022/message-text/new-element';
import { type ReadOptions, readElements } from '@clearbench/iso20022/message-text/read-elements';
import type { TextEdit } from '@clearbench/iso20022/message-text/text-edit';
import { elementAt, type TextElement } from '@clearbench/iso20022/message-text/text-element';
import { countUpTo } from '@clearbench/iso20022/message-text/text-lines';
import { editAttribute, editValue, valueIn } from '@clearbench/iso20022/message-text/write-value';
import { schemeElementOf, subsetBelow } from './form-subset.ts';
import { valueFault } from './value-fault.ts';

/** What is done to a form. `path` is that of the element, or of the one an element is added to. */
export type FormChange =
  | { readonly kind: 'value'; readonly path: string; readonly value: string }
  | { readonly kind: 'attribute'; readonly path: string; readonly value: string }
  | { readonly kind: 'add' | 'choose'; readonly path: string; readonly tag: string }
  | { readonly kind: 'remove' | 'repeat' | 'copy'; readonly path: string };

export type FormEdit = {
  readonly edit: TextEdit;
  /** Path of what is to be in sight then. */
  readonly focus: string;
  /** Number of the transaction that came, from 1. */
  readonly transaction?: number;
};

type ValueChange = Extract<FormChange, { readonly value: string }>;
type ChoiceChange = Extract<FormChange, { readonly tag: string }>;
type ElementChange = Exclude<FormChange, ValueChange | ChoiceChange>;

/** The text with its elements; without a profile all of ISO 20022 is allowed. */
type Editing = { readonly text: string; readonly root: TextElement; readonly profile: ReadOptions['profile'] };

const collapses = ({ type }: TextElement): boolean =>
  type?.kind === 'value' && !['text', 'pattern', 'code'].includes(type.value.kind);

const useIn = ({ type }: TextElement, name: string) =>
  type?.kind === 'sequence' || type?.kind === 'choice' ? type.elements.find((use) => use.name === name) : undefined;

const pathOfNext = ({ path, spans }: TextElement, name: string, max: number): string =>
  `${path}/${name}${max > 1 ? `[${(spans.get(name)?.count ?? 0) + 1}]` : ''}`;

/** The parent of an element that is not there, and what it would be called. */
const absent = (root: TextElement, path: string) => {
  const cut = path.lastIndexOf('/');
  return { parent: elementAt(root, path.slice(0, cut)), name: path.slice(cut + 1).replace(/\[\d+\]$/, '') };
};

/** What the scheme's subset says below a new element of that name. */
const subsetOfNew = ({ text, profile }: Editing, parent: TextElement, name: string) =>
  profile && schemeElementOf(parent, subsetBelow(text, parent, profile), name)?.below;

const addTo = (editing: Editing, parent: TextElement, name: string, begin = {}): FormEdit | undefined => {
  const use = useIn(parent, name);
  const { model } = parent;
  const count = parent.spans.get(name)?.count ?? 0;
  if (use === undefined || model === undefined || count >= use.max) return undefined;
  if (parent.type?.kind === 'choice' && parent.spans.size > count) return undefined;
  const element = newElement(model, use, { ...begin, subset: subsetOfNew(editing, parent, name) });
  const edit = insertElement(editing.text, parent, element);
  return { edit, focus: pathOfNext(parent, name, use.max) };
};

const setValue = (editing: Editing, { path, value }: ValueChange): FormEdit | undefined => {
  const { text, root } = editing;
  const element = elementAt(root, path);
  if (element === undefined) {
    const { parent, name } = absent(root, path);
    return parent && addTo(editing, parent, name, { value });
  }
  if (element.type?.kind !== 'value' || element.spans.size > 0) return undefined;
  if (valueIn(text, element) === value && !element.selfClosing) return undefined;
  return { edit: editValue(text, element, value, collapses(element)), focus: path };
};

const setAttribute = (editing: Editing, { path, value }: ValueChange): FormEdit | undefined => {
  const { text, root } = editing;
  const element = elementAt(root, path);
  if (element === undefined) {
    const { parent, name } = absent(root, path);
    return parent && addTo(editing, parent, name, { currency: value });
  }
  if (element.type?.kind !== 'value' || element.type.attribute === undefined) return undefined;
  const { name } = element.type.attribute;
  if (element.attributes[name] === value) return undefined;
  return { edit: editAttribute(text, element, name, value), focus: path };
};

/** What stood in the way left goes along where it may. */
const keptValue = (text: string, element: TextElement, tag: string): string | undefined => {
  const [left] = element.children;
  const use = useIn(element, tag);
  const type = use && element.model?.typeNamed(use.type);
  if (left?.type?.kind !== 'value' || type?.kind !== 'value') return undefined;
  const value = valueIn(text, left);
  return valueFault(type.value, value) === undefined ? value : undefined;
};

const choose = (editing: Editing, { path, tag }: ChoiceChange): FormEdit | undefined => {
  const { text, root } = editing;
  const element = elementAt(root, path);
  const [first] = element?.children ?? [];
  const use = element && useIn(element, tag);
  if (element?.type?.kind !== 'choice' || !element.model || !use || first?.name === tag) return undefined;
  if (first === undefined) return element.spans.size > 0 ? undefined : addTo(editing, element, tag);
  const value = keptValue(text, element, tag);
  const made = newElement(element.model, use, {
    ...(value === undefined ? {} : { value }),
    subset: subsetOfNew(editing, element, tag),
  });
  const to = Math.max(...[...element.spans.values()].map((span) => span.to));
  const written = writeElement(made, element.prefix, layoutAt(text, first));
  const edit = { offset: first.from, length: to - first.from, text: written };
  return { edit, focus: `${path}/${tag}${use.max > 1 ? '[1]' : ''}` };
};

const remove = ({ text, root }: Editing, { path }: ElementChange): FormEdit | undefined => {
  const element = elementAt(root, path);
  if (!element?.parent) return undefined;
  return { edit: removeElement(text, element), focus: element.parent.path };
};

const repeat = (editing: Editing, { kind, path }: ElementChange): FormEdit | undefined => {
  const { text, root } = editing;
  const element = elementAt(root, path);
  const { parent, name, use, from, to } = element ?? {};
  if (!parent || name === undefined || !use) return undefined;
  if (kind === 'repeat') return addTo(editing, parent, name);
  if ((parent.spans.get(name)?.count ?? 0) >= use.max) return undefined;
  const edit = insertText(text, parent, name, () => text.slice(from, to));
  return { edit, focus: pathOfNext(parent, name, use.max) };
};

const editOf = (editing: Editing, change: FormChange): FormEdit | undefined => {
  switch (change.kind) {
    case 'value':
      return setValue(editing, change);
    case 'attribute':
      return setAttribute(editing, change);
    case 'add': {
      const parent = elementAt(editing.root, change.path);
      return parent ? addTo(editing, parent, change.tag) : undefined;
    }
    case 'choose':
      return choose(editing, change);
    case 'remove':
      return remove(editing, change);
    case 'repeat':
    case 'copy':
      return repeat(editing, change);
  }
};

/** The smallest edit of the text that does what was done to its form, and what is then in sight; undefined where there is nothing to do. */
export const formEdit = (text: string, change: FormChange, options: ReadOptions = {}): FormEdit | undefined => {
  const { failure, root, transactionTag, transactions } = readElements(text, options);
  const made = failure || !root ? undefined : editOf({ text, root, profile: options.profile }, change);
  if (!made || transactionTag === undefined || change.kind === 'remove') return made;
  const begins = new RegExp(`<(?:[^\\s>:]*:)?${transactionTag}[\\s>/]`).test(made.edit.text);
  return begins ? { ...made, transaction: countUpTo(transactions, made.edit.offset - 1) + 1 } : made;
};
