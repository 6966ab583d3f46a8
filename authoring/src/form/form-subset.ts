import type { TextElement } from '@clearbench/iso20022/message-text/text-element';
import type { Profile } from '@clearbench/iso20022/profile';
import { messageSubset } from '@clearbench/iso20022/subsets/message-subset';
import { placeInSubset, type SchemeElement, schemeElements } from '@clearbench/iso20022/subsets/scheme-elements';
import type { SubsetElement } from '@clearbench/iso20022/subsets/subset-element';
import { useInText } from '@clearbench/iso20022/subsets/use-in-text';

/** Whether the element is the one in which a message begins, such as FIToFICstmrCdtTrf. */
const beginsMessage = ({ model, name, parent }: TextElement): boolean => {
  if (model?.document.kind !== 'sequence' || model.document.elements[0]?.name !== name) return false;
  return parent?.model !== model || parent.type === model.document;
};

/** The elements from one down to the transaction in it; undefined where it contains none. */
export const downToTransaction = (element: TextElement): readonly TextElement[] | undefined => {
  if (element.model?.transaction === element.name && element.type) return [element];
  for (const child of element.children) {
    const found = downToTransaction(child);
    if (found !== undefined) return [element, ...found];
  }
  return undefined;
};

/** The subset of the message that begins with an element; undefined where none begins, and where it is not known. */
export const subsetOfMessage = (text: string, element: TextElement, profile: Profile): SubsetElement | undefined => {
  const { model } = element;
  if (model === undefined || !beginsMessage(element)) return undefined;
  const subset = messageSubset(model.name, profile);
  if (subset === undefined || subset.uses.size === 1) return subset?.anyUse;
  const around = (downToTransaction(element) ?? [element]).map(({ from, name }) => ({ from, local: name }));
  return subset.uses.get(useInText(text, model, around, profile) ?? '') ?? subset.anyUse;
};

/** What the subset says below an element of the text; undefined where all of ISO 20022 is allowed. */
export const subsetBelow = (text: string, element: TextElement, profile: Profile): SubsetElement | undefined => {
  const names: string[] = [];
  for (let at: TextElement | undefined = element; at !== undefined; at = at.parent) {
    if (beginsMessage(at)) {
      const subset = subsetOfMessage(text, at, profile);
      return subset && placeInSubset(subset, names).element;
    }
    names.unshift(at.name);
  }
  return undefined;
};

/** A child as the scheme uses it; undefined for what the type does not have. */
export const schemeElementOf = (
  { type }: TextElement,
  subset: SubsetElement | undefined,
  name: string,
): SchemeElement | undefined => type && schemeElements(type, subset).find(({ iso }) => iso.name === name);
