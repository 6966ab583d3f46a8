import type { Placed } from '@clearbench/iso20022/grammar/grammar';
import type { OpenElement } from '@clearbench/xml/text-index/open-element';

const step = ({ local, index }: OpenElement, placed: Placed | undefined): string =>
  index > 1 || (placed?.use !== undefined && placed.use.max > 1) ? `${local}[${index}]` : local;

/** The path of the last of the open elements, as reports write it. */
export const pathOf = (open: readonly OpenElement[], levels: readonly (Placed | undefined)[]): string =>
  open.map((element, depth) => `/${step(element, levels[depth])}`).join('');
