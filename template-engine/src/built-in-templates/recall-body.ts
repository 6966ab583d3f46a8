import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { assignmentElements } from './case-elements.ts';
import { around, documentOf, leaf } from './element.ts';
import { type Generation, iso2019 } from './generation.ts';
import { originalAmountAndDate, originalGroup, originalIds, originalReference } from './original-elements.ts';
import { reasonElements } from './reason-elements.ts';

/** Mustache text of a recall or request for recall (camt.056). */
export const recallBody = (scheme: Scheme, generation: Generation = iso2019): string =>
  documentOf(
    generation.versions['camt.056'],
    around(
      'FIToFIPmtCxlReq',
      assignmentElements(generation),
      around('CtrlData', leaf('NbOfTxs', '{{ownCount}}'), leaf('CtrlSum', '{{originalAmount}}')),
      around(
        'Undrlyg',
        around(
          'TxInf',
          leaf('CxlId', '{{cancellationId}}'),
          originalGroup(generation),
          ...originalIds,
          ...originalAmountAndDate,
          reasonElements('CxlRsnInf', generation),
          originalReference(scheme, generation),
        ),
      ),
    ),
  );
