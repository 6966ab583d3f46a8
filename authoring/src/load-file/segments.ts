import type { TextElement } from '@clearbench/iso20022/message-text/text-element';
import { idNumber, idStem } from './numbered-id.ts';
import { type Repeated, totalText } from './totals.ts';

/** A value around the transactions that differs from the template. */
export type SegmentSlot = {
  /** `total`: a figure about transactions; `date` and `id` of a group; `groups`: the number of groups. */
  readonly kind: 'total' | 'date' | 'id' | 'groups';
  readonly name: string;
  /** As the template has it. */
  readonly value: string;
};

/** A part of the text around the transactions. */
export type Segment = string | SegmentSlot;

/** An element whose text is a slot. */
export type SlotElement = { readonly element: TextElement; readonly kind: SegmentSlot['kind'] };

/** Divides a part of the text at its slots. */
export const segmentsOf = (
  text: string,
  slots: readonly SlotElement[],
  from: number,
  to: number,
): readonly Segment[] => {
  const segments: Segment[] = [];
  let at = from;
  for (const { element, kind } of slots.filter((slot) => slot.element.from >= from && slot.element.to <= to)) {
    const { name, openEnd, closeFrom } = element;
    segments.push(text.slice(at, openEnd), { kind, name, value: text.slice(openEnd, closeFrom) });
    at = closeFrom;
  }
  return [...segments, text.slice(at, to)];
};

const dateLength = 10;

/** A date, or a date with a time, on another day. */
export const onDay = (value: string, date: string | undefined): string =>
  date === undefined ? value : date + value.slice(dateLength);

/** What slots contain: the transactions, the number of the group from 1, its date, and the number of groups. */
export type SlotValues = {
  readonly repeated: readonly Repeated[];
  readonly group: number;
  readonly groups: number;
  /** Undefined where the group has the date of the template. */
  readonly date: string | undefined;
  readonly seed: number;
};

const slotText = ({ kind, name, value }: SegmentSlot, { repeated, group, groups, date, seed }: SlotValues): string => {
  if (kind === 'total') return totalText({ name, value }, repeated);
  if (kind === 'date') return onDay(value, date);
  if (kind === 'groups') return String(groups);
  return group === 1 ? value : idStem({ value, kind: 'id' }, seed) + idNumber(group);
};

export const segmentsText = (segments: readonly Segment[], values: SlotValues): string =>
  segments.map((segment) => (typeof segment === 'string' ? segment : slotText(segment, values))).join('');
