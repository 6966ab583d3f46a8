import type { TypeLibrary } from '../model/message-definition.ts';
import accountReports from './types/account-reports.json' with { type: 'json' };
import accountReports2019 from './types/account-reports-2019.json' with { type: 'json' };
import businessHeader from './types/business-header.json' with { type: 'json' };
import iso2009 from './types/iso-2009.json' with { type: 'json' };
import iso2013 from './types/iso-2013.json' with { type: 'json' };
import iso2018 from './types/iso-2018.json' with { type: 'json' };
import iso2019 from './types/iso-2019.json' with { type: 'json' };
import isoCommon from './types/iso-common.json' with { type: 'json' };
import otherAdministration from './types/other-administration.json' with { type: 'json' };
import otherCases from './types/other-cases.json' with { type: 'json' };
import otherCommon from './types/other-common.json' with { type: 'json' };
import otherCustomer from './types/other-customer.json' with { type: 'json' };
import otherInterbank from './types/other-interbank.json' with { type: 'json' };
import otherReports from './types/other-reports.json' with { type: 'json' };

/** The types that messages have in common, by the generation of the standard or by the subject. */
export const typeLibraries: ReadonlyMap<string, TypeLibrary> = new Map<string, TypeLibrary>([
  ['iso-common', isoCommon],
  ['iso-2009', iso2009],
  ['iso-2013', iso2013],
  ['iso-2018', iso2018],
  ['iso-2019', iso2019],
  ['account-reports', accountReports],
  ['account-reports-2019', accountReports2019],
  ['business-header', businessHeader],
  ['other-administration', otherAdministration],
  ['other-cases', otherCases],
  ['other-common', otherCommon],
  ['other-customer', otherCustomer],
  ['other-interbank', otherInterbank],
  ['other-reports', otherReports],
]);
