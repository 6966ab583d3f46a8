import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { around, leaf, nested } from './element.ts';
import { type Generation, iso2019 } from './generation.ts';

/** An agent with the BIC of a field. */
export const agent = (name: string, field: string, { bic }: Generation = iso2019): string =>
  nested(`${name}/FinInstnId/${bic}`, `{{${field}}}`);

/** An account with the IBAN of a field. */
export const account = (name: string, field: string): string => nested(`${name}/Id/IBAN`, `{{${field}}}`);

/** Settled by the clearing of the environment. */
export const settlement: string = around(
  'SttlmInf',
  leaf('SttlmMtd', 'CLRG'),
  nested('ClrSys/Prtry', '{{clearingSystemCode}}'),
);

const serviceLevel = nested('SvcLvl/Cd', 'SEPA');

export const sepaPayment: string = around('PmtTpInf', serviceLevel);

/** The payment type of a scheme in R-messages. */
export const paymentTypeOf = {
  sct: sepaPayment,
  inst: around('PmtTpInf', serviceLevel, nested('LclInstrm/Cd', 'INST')),
  core: around('PmtTpInf', serviceLevel, nested('LclInstrm/Cd', 'CORE')),
  b2b: around('PmtTpInf', serviceLevel, nested('LclInstrm/Cd', 'B2B')),
} satisfies Record<Scheme, string>;
