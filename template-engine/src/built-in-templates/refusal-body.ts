import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { assignmentElements } from './case-elements.ts';
import { around, documentOf, leaf, nested } from './element.ts';
import { type Generation, iso2019 } from './generation.ts';
import { originalAmountAndDate, originalGroup, originalIds, originalReference } from './original-elements.ts';
import { reasonElements } from './reason-elements.ts';

/** Mustache text of the negative answer to a recall (camt.029). */
export const refusalBody = (scheme: Scheme, generation: Generation = iso2019): string =>
  documentOf(
    generation.versions['camt.029'],
    around(
      'RsltnOfInvstgtn',
      assignmentElements(generation),
      nested('Sts/Conf', 'RJCR'),
      around(
        'CxlDtls',
        around(
          'TxInfAndSts',
          leaf('CxlStsId', '{{statusId}}'),
          originalGroup(generation),
          ...originalIds,
          leaf('TxCxlSts', 'RJCR'),
          reasonElements('CxlStsRsnInf', generation),
          ...originalAmountAndDate,
          originalReference(scheme, generation),
        ),
      ),
    ),
  );
