import type { Dice } from './dice.ts';

/** A UUID of version 4 from the dice, as a UETR wants it. */
export const madeUpUuid = ({ text }: Dice): string => {
  const hex = (count: number): string => text('0123456789abcdef', count);
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${text('89ab', 1)}${hex(3)}-${hex(12)}`;
};
