import { assignmentElements } from './case-elements.ts';
import { around, documentOf, leaf, nested, where } from './element.ts';
import { type Generation, iso2009, iso2019 } from './generation.ts';
import { originalAmountAndDate, originalGroup, originalIds, originalReference } from './original-elements.ts';
import { agent } from './payment-elements.ts';

/** An inquiry about a sent payment: non-receipt, or value date correction. */
export type Inquiry = 'camt.027' | 'camt.087';

type Asked = { readonly root: string; readonly versions: Readonly<Record<'2009' | '2019', string>> };

const asked: Readonly<Record<Inquiry, Asked>> = {
  'camt.027': { root: 'ClmNonRct', versions: { '2009': 'camt.027.001.06', '2019': 'camt.027.001.07' } },
  'camt.087': { root: 'ReqToModfyPmt', versions: { '2009': 'camt.087.001.05', '2019': 'camt.087.001.06' } },
};

/**
 * Inquiries used with the generation of 2009 are newer and have the names of 2019; quoted messages have the old
 * versions.
 */
const quoting2009: Generation = { ...iso2019, versions: iso2009.versions };

export const inquiryVersion = (inquiry: Inquiry, generation: '2009' | '2019'): string =>
  asked[inquiry].versions[generation];

/** Mustache text of an inquiry about one payment. */
export const inquiryBody = (inquiry: Inquiry, of: '2009' | '2019'): string => {
  const generation = of === '2009' ? quoting2009 : iso2019;
  return documentOf(
    inquiryVersion(inquiry, of),
    around(
      asked[inquiry].root,
      assignmentElements(generation),
      around('Case', leaf('Id', '{{caseId}}'), around('Cretr', agent('Agt', 'assigner', generation))),
      around(
        'Undrlyg',
        around(
          'IntrBk',
          originalGroup(generation),
          ...originalIds,
          ...originalAmountAndDate,
          originalReference('sct', generation),
        ),
      ),
      ...(inquiry === 'camt.087' ? [nested('Mod/IntrBkSttlmDt', '{{newDate}}')] : []),
      where('note', around('InstrForAssgne', leaf('Cd', 'INQR'), leaf('InstrInf', '{{note}}'))),
    ),
  );
};
