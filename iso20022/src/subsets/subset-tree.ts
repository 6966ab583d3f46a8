import { messageModel } from '../model/message-models.ts';
import type { ElementUse, MessageModel, TypeModel } from '../model/model.ts';
import type { SubsetElement } from './subset-element.ts';
import type { LineSource, SubsetValue } from './subset-notation.ts';

/** An element of a message: in the subset, or of ISO 20022 only. */
export type SubsetLine = {
  readonly name: string;
  /** From the message element: `/FIToFICstmrCdtTrf/GrpHdr/MsgId`. */
  readonly path: string;
  /** `unconfirmed`: outside the subset, but only newer message versions have the element, so that no source refuses it. */
  readonly use: 'allowed' | 'outside' | 'unconfirmed';
  /** Occurrences: in the subset, or those of ISO 20022 for an element outside it. */
  readonly min: number;
  readonly max: number;
  /** Occurrences of ISO 20022 where the subset narrows them. */
  readonly iso: { readonly min: number; readonly max: number } | undefined;
  /** One of several elements of which exactly one is used. */
  readonly isOption: boolean;
  /** What the value may be, where the subset narrows it. */
  readonly value: SubsetValue | undefined;
  /** What states the line; undefined for an element of ISO 20022 of which no subset is known. */
  readonly source: LineSource | undefined;
  readonly below: readonly SubsetLine[];
};

type Above = { readonly path: string; readonly types: readonly string[] };

const outsideLine = (
  { name, min, max }: ElementUse,
  isOption: boolean,
  path: string,
  { unconfirmed, source }: SubsetElement,
) => ({
  name,
  path,
  use: unconfirmed.has(name) ? ('unconfirmed' as const) : ('outside' as const),
  min,
  max,
  iso: undefined,
  isOption,
  value: undefined,
  source,
  below: [],
});

/** The lines below an element; `subset` is undefined where all of ISO 20022 is allowed. */
const linesBelow = (
  model: MessageModel,
  type: TypeModel,
  subset: SubsetElement | undefined,
  above: Above,
): readonly SubsetLine[] => {
  if ((type.kind !== 'sequence' && type.kind !== 'choice') || above.types.includes(type.name)) return [];
  const types = [...above.types, type.name];
  const isOption = type.kind === 'choice';
  return type.elements.map((use) => {
    const { name, min, max } = use;
    const path = `${above.path}/${name}`;
    if (subset?.forbidden.has(name)) return outsideLine(use, isOption, path, subset);
    const inner = subset?.allowed.get(name);
    const narrows = inner !== undefined && (inner.min !== min || inner.max !== max);
    return {
      name,
      path,
      use: 'allowed',
      min: inner?.min ?? min,
      max: inner?.max ?? max,
      iso: narrows ? { min, max } : undefined,
      isOption: isOption || (subset?.oneOf?.names.includes(name) ?? false),
      value: inner?.value,
      source: inner?.source,
      below: linesBelow(model, model.typeNamed(use.type), inner, { path, types }),
    };
  });
};

/** The elements of a message as a tree: those of the subset, and those that only ISO 20022 has. */
export const subsetTree = (messageType: string, subset: SubsetElement | undefined): readonly SubsetLine[] => {
  const model = messageModel(messageType);
  const message = model?.document.kind === 'sequence' ? model.document.elements[0] : undefined;
  if (model === undefined || message === undefined) return [];
  return linesBelow(model, model.typeNamed(message.type), subset, { path: `/${message.name}`, types: [] });
};
