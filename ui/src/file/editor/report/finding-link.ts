import { writeAddress } from '../page/page-address.ts';

/** The link to a finding for every user who may see the file. */
export const findingLink = ({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>, name: string): string =>
  `${origin}${pathname}?${writeAddress(new URLSearchParams(), { tab: 'report', finding: name }).toString()}`;
