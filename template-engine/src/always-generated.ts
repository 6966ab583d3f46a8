import type { LayoutField } from '@clearbench/contracts/template/layout';

/** True for fields whose value must be new each time: an empty one is filled when the file is created. */
export const isAlwaysGenerated = ({ default: from }: LayoutField): boolean =>
  from?.from === 'reference' || from?.from === 'uuid';
