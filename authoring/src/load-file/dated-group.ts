import { isoDateIn } from '@clearbench/calendars/iso-date';
import { neutralForms } from '@clearbench/iso20022/envelopes/built-in-profiles';
import type { TextElement } from '@clearbench/iso20022/message-text/text-element';
import type { Profile } from '@clearbench/iso20022/profile';
import type { SlotElement } from './segments.ts';

/** The element that is repeated for each date: a bulk of a file, or the payment information of an order. */
export type DatedGroup = {
  readonly element: TextElement;
  /** Its date in the template, YYYY-MM-DD. */
  readonly date: string;
  readonly slots: readonly SlotElement[];
};

/** Dates on which payments are settled, executed or collected, and identifiers, by their place in the group. */
const datePaths = [
  ['GrpHdr', 'IntrBkSttlmDt'],
  ['ReqdExctnDt'],
  ['ReqdExctnDt', 'Dt'],
  ['ReqdExctnDt', 'DtTm'],
  ['ReqdColltnDt'],
];
const idPaths = [['GrpHdr', 'MsgId'], ['PmtInfId']];

const below = (element: TextElement, path: readonly string[]): TextElement | undefined =>
  path.reduce<TextElement | undefined>((at, name) => at?.children.find((child) => child.name === name), element);

const leavesAt = (element: TextElement, paths: readonly (readonly string[])[]): TextElement[] =>
  paths.flatMap((path) => below(element, path) ?? []).filter(({ children }) => children.length === 0);

/** The counter of the bulks in the header of their file. */
const counterOf = (
  { parent, name }: TextElement,
  namespace: string,
  { envelopes = neutralForms }: Profile,
): TextElement | undefined => {
  const form = envelopes.find((one) => one.namespace === namespace);
  const counter = form?.bulks.find(({ element }) => element === name)?.counter;
  return counter === undefined ? undefined : parent?.children.find((child) => child.name === counter);
};

type Message = { readonly text: string; readonly transaction: TextElement; readonly namespace: string };

/** The group with its date; undefined for a message whose transactions have no date in common that can be repeated. */
export const datedGroup = ({ text, transaction, namespace }: Message, profile: Profile): DatedGroup | undefined => {
  const element = transaction.parent;
  if (element === undefined) return undefined;
  const isBulk = (profile.envelopes ?? neutralForms).some((form) => form.namespace === namespace);
  if (!isBulk && (element.use?.max ?? 1) <= 1) return undefined;
  const dates = leavesAt(element, datePaths);
  const [first] = dates;
  const date = first && isoDateIn(text.slice(first.openEnd, first.closeFrom));
  if (date === undefined) return undefined;
  const counter = isBulk ? counterOf(element, namespace, profile) : undefined;
  return {
    element,
    date,
    slots: [
      ...dates.map((one) => ({ element: one, kind: 'date' as const })),
      ...leavesAt(element, idPaths).map((one) => ({ element: one, kind: 'id' as const })),
      ...(counter ? [{ element: counter, kind: 'groups' as const }] : []),
    ],
  };
};
