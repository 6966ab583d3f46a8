import { assignmentElements } from './case-elements.ts';
import { around, documentOf, leaf, nested } from './element.ts';
import {
  originalAmountAndDate,
  originalGroup,
  originalIds,
  originalReference,
  type Scheme,
} from './original-elements.ts';
import { reasonElements } from './reason-elements.ts';

/** Mustache text of the negative answer to a recall (camt.029.001.09). */
export const refusalBody = (scheme: Scheme): string =>
  documentOf(
    'camt.029.001.09',
    around(
      'RsltnOfInvstgtn',
      assignmentElements,
      nested('Sts/Conf', 'RJCR'),
      around(
        'CxlDtls',
        around(
          'TxInfAndSts',
          leaf('CxlStsId', '{{statusId}}'),
          originalGroup(),
          ...originalIds,
          leaf('TxCxlSts', 'RJCR'),
          reasonElements('CxlStsRsnInf'),
          ...originalAmountAndDate,
          originalReference(scheme),
        ),
      ),
    ),
  );
