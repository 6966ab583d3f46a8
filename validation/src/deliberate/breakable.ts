import { readElements } from '../form/read-elements.ts';
import type { TextElement } from '../form/text-element.ts';
import type { Profile } from '../profile.ts';
import { hasNamesOf2009 } from '../rulebooks.ts';

/** A message that is to be broken. */
export type Breakable = {
  readonly text: string;
  readonly root: TextElement;
  readonly profile: Profile;
  /** Names of 2009 where its version is of that generation. */
  readonly isOld: boolean;
};

/** One way to break a rule: the text with the error in it; undefined where it does not fit the message. */
export type Breaking = (message: Breakable) => string | undefined;

/** Names of 2019 that differ from those of 2009. */
const oldNames: Readonly<Record<string, string>> = { BICFI: 'BIC', AnyBIC: 'BICOrBEI' };

export const spelt = (name: string, isOld: boolean): string => (isOld ? (oldNames[name] ?? name) : name);

/** A clearing's file has a model of its own, and messages in it. */
const messageIn = (element: TextElement): string | undefined =>
  /^[a-z]{4}\.\d{3}\./.exec(element.model?.name ?? '')?.input ??
  element.children.map(messageIn).find((name) => name !== undefined);

export const breakableIn = (text: string, profile: Profile): Breakable | undefined => {
  const { failure, root } = readElements(text, { profile });
  if (failure !== undefined || root === undefined) return undefined;
  return { text, root, profile, isOld: hasNamesOf2009(messageIn(root) ?? '') };
};

const endsWith = (element: TextElement | undefined, names: readonly string[]): boolean => {
  let at = element;
  for (let k = names.length - 1; k >= 0; k--, at = at?.parent) if (at?.name !== names[k]) return false;
  return true;
};

const search = (element: TextElement, names: readonly string[]): TextElement | undefined => {
  if (endsWith(element, names)) return element;
  for (const child of element.children) {
    const found = search(child, names);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The first element whose path ends with `place`, such as `GrpHdr/MsgId`; names are those of 2019. */
export const find = ({ root, isOld }: Breakable, place: string): TextElement | undefined =>
  search(
    root,
    place.split('/').map((name) => spelt(name, isOld)),
  );
