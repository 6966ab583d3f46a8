import { writeAddress } from '../page/page-address.ts';

/** Where a finding is to be seen by whoever may see the file. */
export const findingLink = ({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>, name: string): string =>
  `${origin}${pathname}?${writeAddress(new URLSearchParams(), { tab: 'report', finding: name }).toString()}`;
