import { isDirectDebit, type Scheme } from '@clearbench/contracts/sim-env/scheme';
import { around, documentOf, euro, leaf, where } from './element.ts';
import { type Generation, iso2019 } from './generation.ts';
import {
  originalAmount,
  originalAmountAndDate,
  originalGroup,
  originalIds,
  originalReference,
} from './original-elements.ts';
import { agent, settlement } from './payment-elements.ts';
import { reasonElements } from './reason-elements.ts';

const header = (generation: Generation): string =>
  around(
    'GrpHdr',
    leaf('MsgId', '{{messageId}}'),
    leaf('CreDtTm', '{{createdAt}}'),
    leaf('NbOfTxs', '{{ownCount}}'),
    euro('TtlRtrdIntrBkSttlmAmt', '{{ownTotal}}'),
    leaf('IntrBkSttlmDt', '{{settlementDate}}'),
    settlement,
    agent('InstgAgt', 'instructingAgent', generation),
  );

const charges = (generation: Generation): string =>
  where(
    'charges',
    around('ChrgsInf', euro('Amt', '{{charges}}'), agent(generation.chargingAgent, 'instructingAgent', generation)),
  );

const originalDate = leaf('IntrBkSttlmDt', '{{originalDate}}');

/** Mustache text of a return, of a refund with or without compensation or, with charges and FOCR, of the positive answer to a recall (pacs.004). */
export const returnBody = (scheme: Scheme, generation: Generation = iso2019): string =>
  documentOf(
    generation.versions['pacs.004'],
    around(
      'PmtRtr',
      header(generation),
      around(
        'TxInf',
        leaf('RtrId', '{{returnId}}'),
        originalGroup(generation, isDirectDebit(scheme) ? 'pacs.003' : 'pacs.008'),
        ...originalIds,
        ...(generation.datesReturned ? originalAmountAndDate : [originalAmount]),
        euro('RtrdIntrBkSttlmAmt', '{{amount}}'),
        where('compensation', euro('CompstnAmt', '{{compensation}}')),
        leaf('ChrgBr', 'SLEV'),
        charges(generation),
        reasonElements('RtrRsnInf', generation),
        originalReference(scheme, generation, generation.datesReturned ? [] : [originalDate]),
      ),
    ),
  );
