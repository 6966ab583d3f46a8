import { namespacePrefix } from '@clearbench/iso20022/message-type';
import { type Markup, nextMarkup } from '@clearbench/xml/text-index/markup';
import { splitName } from '@clearbench/xml/text-index/open-element';
import { attributesBetween } from '@clearbench/xml/text-index/tag-attributes';
import { addressProposal } from './address-proposal.ts';
import { withEdits } from './edits.ts';
import { hasElements, valueWrapperIn } from './element-upgrades.ts';
import type { Upgrade, UpgradeTarget } from './upgrade.ts';
import { closeGroup, elementInMessage, elementOutsideMessages, messageIn, pathIn } from './upgraded-elements.ts';
import { upgradedValue } from './upgraded-value.ts';
import {
  addChange,
  addFinding,
  type Frame,
  insert,
  qualified,
  type Scope,
  type UpgradedElement,
  versionFor,
  type Walk,
} from './walk.ts';

const noNamespaces: Scope = new Map();

const scopeAt = ({ text }: Walk, tag: Markup, outer: Scope): Scope => {
  if (tag.to - tag.nameTo <= 2) return outer;
  const declared = attributesBetween(text, tag.nameTo, tag.to).flatMap(({ name, value }) => {
    if (name !== 'xmlns' && !name.startsWith('xmlns:')) return [];
    return [[name.slice('xmlns:'.length), value] as const];
  });
  return declared.length === 0 ? outer : new Map([...outer, ...declared]);
};

/** The attributes of a tag as written, with the namespaces of the newer versions, also in schema locations. */
const upgradedAttributes = (walk: Walk, attributes: string, scope: Scope): string => {
  if (!attributes.includes(namespacePrefix)) return attributes;
  let upgraded = attributes;
  for (const namespace of new Set(scope.values())) {
    const message = messageIn(namespace);
    const version = message === undefined ? undefined : versionFor(message, walk.target);
    if (message !== undefined && version !== undefined) upgraded = upgraded.replaceAll(message, version);
  }
  return upgraded;
};

/** A start tag with what follows from it. */
type Opening = {
  readonly tag: Markup;
  readonly name: string;
  readonly prefix: string;
  readonly scope: Scope;
  readonly parent: Frame | undefined;
  readonly element: UpgradedElement;
  readonly path: string;
};

const writeStart = (walk: Walk, { tag, prefix, scope, element }: Opening, wrapper?: string): void => {
  const { text, edits } = walk;
  const end = tag.kind === 'empty' ? '/>' : '>';
  const attributes = upgradedAttributes(walk, text.slice(tag.nameTo, tag.to - end.length), scope);
  const names = [element.name, ...(wrapper === undefined ? [] : [wrapper])].map((name) => qualified(prefix, name));
  const start = `<${names.join('><')}${attributes}${end}`;
  if (start !== text.slice(tag.from, tag.to)) edits.push({ from: tag.from, to: tag.to, text: start });
};

/** The element that the newer version has around a value. */
const wrapperOfValue = (walk: Walk, { element: { model, type, name }, path }: Opening, value: string) => {
  if (model === undefined || !hasElements(type)) return undefined;
  const wrapper = valueWrapperIn(model, type, value.trim());
  if (wrapper === undefined) addFinding(walk, { kind: 'element', path });
  else addChange(walk, 'wrap', name, `${name}/${wrapper.name}`);
  return wrapper?.name;
};

/** Writes an element with a value, up to its end tag. */
const writeValue = (walk: Walk, opening: Opening, end: Markup): void => {
  const { text, edits, target } = walk;
  const { tag, prefix, parent, element } = opening;
  const value = text.slice(tag.to, end.from);
  const wrapper = wrapperOfValue(walk, opening, value);
  writeStart(walk, opening, wrapper);
  const upgraded = element.model === undefined ? value : upgradedValue(element.name, value, target);
  if (upgraded !== value) {
    edits.push({ from: tag.to, to: end.from, text: upgraded });
    addChange(walk, 'value', value, upgraded);
  }
  const names = [...(wrapper === undefined ? [] : [wrapper]), element.name].map((name) => qualified(prefix, name));
  const closing = `</${names.join('></')}>`;
  if (closing !== text.slice(end.from, end.to)) edits.push({ from: end.from, to: end.to, text: closing });
  const values = parent?.values.get(element.name);
  if (values === undefined) parent?.values.set(element.name, [value]);
  else if (element.name === 'AdrLine') values.push(value);
};

/** The end tag of an element without child elements. */
const endOfValue = (text: string, { to }: Markup): Markup | undefined => {
  let next = nextMarkup(text, to);
  while (next?.kind === 'other') next = nextMarkup(text, next.to);
  return next?.kind === 'close' ? next : undefined;
};

const newFrame = ({ tag, name, prefix, scope, path, element: { model, type, name: newName } }: Opening): Frame => ({
  name,
  prefix,
  written: qualified(prefix, newName),
  path,
  scope,
  model,
  contentFrom: tag.to,
  type,
  wrapper: undefined,
  group: undefined,
  counts: new Map(),
  values: new Map(),
});

/** Writes a start tag, or an element with a value; returns the offset behind it. */
const open = (walk: Walk, tag: Markup): number => {
  const { text, stack } = walk;
  const parent = stack.at(-1);
  const { prefix, local: name } = splitName(text.slice(tag.nameFrom, tag.nameTo));
  const scope = scopeAt(walk, tag, parent?.scope ?? noNamespaces);
  const element =
    parent?.model === undefined
      ? elementOutsideMessages(walk, name, scope.get(prefix) ?? '', parent)
      : elementInMessage(walk, parent, name, tag.from);
  const opening = { tag, name, prefix, scope, parent, element, path: pathIn(parent, element) };
  const isDefined = parent?.type !== undefined && parent.type.kind !== 'any';
  if (element.type === undefined && isDefined) addFinding(walk, { kind: 'element', path: opening.path });
  const end = tag.kind === 'empty' ? undefined : endOfValue(text, tag);
  if (end !== undefined) writeValue(walk, opening, end);
  else writeStart(walk, opening);
  const isOpen = tag.kind === 'open' && end === undefined;
  if (isOpen) stack.push(newFrame(opening));
  const to = end?.to ?? tag.to;
  if (parent?.group !== undefined && !isOpen) parent.group.until = to;
  return to;
};

/** Since rulebook 2025 an address needs its town and country as elements; rules. */
const checkAddress = (walk: Walk, { values, path, model }: Frame): void => {
  if (model === undefined || walk.target.rbVersion < '2025') return;
  const lines = values.get('AdrLine');
  if (lines === undefined || values.has('TwnNm')) return;
  const proposal = addressProposal({ lines, country: values.get('Ctry')?.[0] });
  addFinding(walk, { kind: 'address', path, ...(proposal === undefined ? {} : { proposal }) });
};

const close = (walk: Walk, tag: Markup): void => {
  const { text, stack, edits } = walk;
  const frame = stack.pop();
  if (frame === undefined) return;
  closeGroup(walk, frame);
  if (frame.wrapper !== undefined) insert(walk, tag.from, `</${qualified(frame.prefix, frame.wrapper.name)}>`);
  if (frame.name === 'PstlAdr') checkAddress(walk, frame);
  const closing = `</${frame.written}>`;
  if (closing !== text.slice(tag.from, tag.to)) edits.push({ from: tag.from, to: tag.to, text: closing });
  const group = stack.at(-1)?.group;
  if (group !== undefined) group.until = tag.to;
};

/**
 * Writes the messages of a well-formed text, alone or in a file, in the versions of a newer rulebook: namespaces, names
 * and nesting of elements, names of original messages, fractions of seconds. Comments and layout are kept. What needs a
 * decision is a finding; a message without a version in the rulebook stays as it is.
 */
export const upgradeText = (text: string, target: UpgradeTarget): Upgrade => {
  const walk: Walk = { text, target, edits: [], stack: [], changes: new Map(), findings: [], findingCount: 0 };
  let at = 0;
  for (let markup = nextMarkup(text, at); markup !== undefined; markup = nextMarkup(text, at)) {
    at = markup.to;
    if (markup.kind === 'open' || markup.kind === 'empty') at = open(walk, markup);
    else if (markup.kind === 'close') close(walk, markup);
  }
  const { edits, changes, findings, findingCount } = walk;
  return { text: withEdits(text, edits), changes: [...changes.values()], findings, findingCount };
};
