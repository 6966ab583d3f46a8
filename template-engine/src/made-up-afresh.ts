import type { LayoutField } from '@clearbench/contracts/template/layout';

/** True of fields whose value must be another one each time: left empty, they are filled when the file is made. */
export const isMadeUpAfresh = ({ default: from }: LayoutField): boolean =>
  from?.from === 'reference' || from?.from === 'uuid';
