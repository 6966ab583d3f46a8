import { iso2013 } from './iso-2013.ts';
import { iso2019 } from './iso-2019.ts';

/** What both versions of the header share. */
const businessHeader = `
BusinessMessagePriorityCode = text

SignatureEnvelope = any http://www.w3.org/2000/09/xmldsig#

UnicodeChartsCode = text
`;

/** The types of the header's first version. */
export const businessHeader2013: readonly string[] = [...iso2013, businessHeader];

/** The types of the header of today. */
export const businessHeader2019: readonly string[] = [...iso2019, businessHeader];
