import fieldMeanings from '../../field-meanings/other-field-meanings.json' with { type: 'json' };
import fieldNames from '../../field-names/other-field-names.json' with { type: 'json' };
import type { TypeLibrary } from '../../model/message-definition.ts';
import otherAdministration from '../types/other-administration.json' with { type: 'json' };
import otherCases from '../types/other-cases.json' with { type: 'json' };
import otherCommon from '../types/other-common.json' with { type: 'json' };
import otherCustomer from '../types/other-customer.json' with { type: 'json' };
import otherCustomerGerman2010 from '../types/other-customer-german-2010.json' with { type: 'json' };
import otherCustomerGerman2012 from '../types/other-customer-german-2012.json' with { type: 'json' };
import otherInterbank from '../types/other-interbank.json' with { type: 'json' };
import otherReports from '../types/other-reports.json' with { type: 'json' };
import otherReports2006 from '../types/other-reports-2006.json' with { type: 'json' };

type InLanguages = Readonly<Record<'en' | 'de' | 'fr', string>>;

/** What only messages need that no rulebook exchanges. */
export type OtherParts = {
  readonly libraries: Readonly<Record<string, TypeLibrary>>;
  /** Names and meanings of the tags that no exchanged message has. */
  readonly fieldNames: Readonly<Record<string, InLanguages>>;
  readonly fieldMeanings: Readonly<Record<string, InLanguages>>;
};

export const otherParts: OtherParts = {
  libraries: {
    'other-administration': otherAdministration,
    'other-cases': otherCases,
    'other-common': otherCommon,
    'other-customer': otherCustomer,
    'other-customer-german-2010': otherCustomerGerman2010,
    'other-customer-german-2012': otherCustomerGerman2012,
    'other-interbank': otherInterbank,
    'other-reports': otherReports,
    'other-reports-2006': otherReports2006,
  },
  fieldNames,
  fieldMeanings,
};
