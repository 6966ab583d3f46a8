import { readElements } from '@clearbench/iso20022/message-text/read-elements';
import type { TextElement } from '@clearbench/iso20022/message-text/text-element';
import type { Profile } from '@clearbench/iso20022/profile';
import { hasNamesOf2009 } from '@clearbench/iso20022/rulebooks';

/** A message into which an error is injected. */
export type MutationTarget = {
  readonly text: string;
  readonly root: TextElement;
  readonly profile: Profile;
  /** Whether the message has element names of 2009. */
  readonly isOld: boolean;
};

/** One way to break a rule: returns the text with the error; undefined if the way does not fit the message. */
export type Mutation = (message: MutationTarget) => string | undefined;

/** Why a rule has no mutation. */
export type NoMutation = { readonly reason: string };

/** Element names of 2019 that differ in 2009. */
const namesOf2009: Readonly<Record<string, string>> = { BICFI: 'BIC', AnyBIC: 'BICOrBEI' };

export const elementName = (name: string, isOld: boolean): string => (isOld ? (namesOf2009[name] ?? name) : name);

/** A clearing file has its own model and contains messages. */
const messageIn = (element: TextElement): string | undefined =>
  /^[a-z]{4}\.\d{3}\./.exec(element.model?.name ?? '')?.input ??
  element.children.map(messageIn).find((name) => name !== undefined);

export const mutationTarget = (text: string, profile: Profile): MutationTarget | undefined => {
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
export const find = ({ root, isOld }: MutationTarget, path: string): TextElement | undefined =>
  search(
    root,
    path.split('/').map((name) => elementName(name, isOld)),
  );
