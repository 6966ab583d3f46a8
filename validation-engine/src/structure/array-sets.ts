import { objectPool } from '@clearbench/xml/object-pool';
import { clearScratch, createScratch, keepBuffer, type Scratch } from '@clearbench/xml/tokenizer/scratch';
import type { Tokenizer } from '@clearbench/xml/tokenizer/state';
import { clearOpenElements, createOpenElements, type OpenElements } from './open-elements.ts';

/** The arrays one validation works with. */
export type ArraySet = { readonly elements: OpenElements; readonly scratch: Scratch };

const create = (): ArraySet => ({ elements: createOpenElements(), scratch: createScratch() });

const idle = objectPool(create, ({ elements }) => clearOpenElements(elements));

export const takeArrays = (): ArraySet => idle.take();

/**
 * Gives the arrays back for the next validation, with the buffer, and with the names that followed tags: the numbers of
 * names are the same for all validations that have met no name of their own.
 */
export const giveArraysBack = (arrays: ArraySet, tokenizer: Tokenizer): void => {
  const { scratch } = arrays;
  if (!tokenizer.names.isShared) clearScratch(scratch);
  keepBuffer(scratch, tokenizer);
  idle.giveBack(arrays);
};
