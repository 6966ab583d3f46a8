import { assignmentElements } from './case-elements.ts';
import { around, documentOf, leaf } from './element.ts';
import {
  originalAmountAndDate,
  originalGroup,
  originalIds,
  originalReference,
  type Scheme,
} from './original-elements.ts';
import { reasonElements } from './reason-elements.ts';

/** Mustache text of a recall or request for recall (camt.056.001.08). */
export const recallBody = (scheme: Scheme): string =>
  documentOf(
    'camt.056.001.08',
    around(
      'FIToFIPmtCxlReq',
      assignmentElements,
      around('CtrlData', leaf('NbOfTxs', '{{ownCount}}'), leaf('CtrlSum', '{{originalAmount}}')),
      around(
        'Undrlyg',
        around(
          'TxInf',
          leaf('CxlId', '{{cancellationId}}'),
          originalGroup(),
          ...originalIds,
          ...originalAmountAndDate,
          reasonElements('CxlRsnInf'),
          originalReference(scheme),
        ),
      ),
    ),
  );
