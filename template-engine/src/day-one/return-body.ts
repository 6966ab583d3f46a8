import { around, documentOf, euro, leaf, where } from './element.ts';
import {
  originalAmountAndDate,
  originalGroup,
  originalIds,
  originalReference,
  type Scheme,
} from './original-elements.ts';
import { agent, settlement } from './payment-elements.ts';
import { reasonElements } from './reason-elements.ts';

const header = around(
  'GrpHdr',
  leaf('MsgId', '{{messageId}}'),
  leaf('CreDtTm', '{{createdAt}}'),
  leaf('NbOfTxs', '{{ownCount}}'),
  euro('TtlRtrdIntrBkSttlmAmt', '{{ownTotal}}'),
  leaf('IntrBkSttlmDt', '{{settlementDate}}'),
  settlement,
  agent('InstgAgt', 'instructingAgent'),
);

const charges = where('charges', around('ChrgsInf', euro('Amt', '{{charges}}'), agent('Agt', 'instructingAgent')));

/** Mustache text of a return or, with charges and FOCR, of the positive answer to a recall (pacs.004.001.09). */
export const returnBody = (scheme: Scheme): string =>
  documentOf(
    'pacs.004.001.09',
    around(
      'PmtRtr',
      header,
      around(
        'TxInf',
        leaf('RtrId', '{{returnId}}'),
        originalGroup(),
        ...originalIds,
        ...originalAmountAndDate,
        euro('RtrdIntrBkSttlmAmt', '{{amount}}'),
        leaf('ChrgBr', 'SLEV'),
        charges,
        reasonElements('RtrRsnInf'),
        originalReference(scheme),
      ),
    ),
  );
