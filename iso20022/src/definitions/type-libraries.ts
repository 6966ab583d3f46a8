import { partsAtStart } from '#parts-at-start';
import type { TypeLibrary } from '../model/message-definition.ts';
import accountReports from './types/account-reports.json' with { type: 'json' };
import accountReports2019 from './types/account-reports-2019.json' with { type: 'json' };
import businessHeader from './types/business-header.json' with { type: 'json' };
import iso2009 from './types/iso-2009.json' with { type: 'json' };
import iso2013 from './types/iso-2013.json' with { type: 'json' };
import iso2018 from './types/iso-2018.json' with { type: 'json' };
import iso2019 from './types/iso-2019.json' with { type: 'json' };
import isoCommon from './types/iso-common.json' with { type: 'json' };

const libraries = new Map<string, TypeLibrary>([
  ['iso-common', isoCommon],
  ['iso-2009', iso2009],
  ['iso-2013', iso2013],
  ['iso-2018', iso2018],
  ['iso-2019', iso2019],
  ['account-reports', accountReports],
  ['account-reports-2019', accountReports2019],
  ['business-header', businessHeader],
  ...Object.entries(partsAtStart.libraries),
]);

/** The types that messages have in common, by the generation of the standard or by the subject; in a browser those loaded so far. */
export const typeLibraries: ReadonlyMap<string, TypeLibrary> = libraries;

export const addTypeLibraries = (added: Readonly<Record<string, TypeLibrary>>): void => {
  for (const [name, library] of Object.entries(added)) libraries.set(name, library);
};
