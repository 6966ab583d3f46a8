import type { requestPayeeVerificationRoute } from '@clearbench/contracts/payee-verification/routes';
import type { BodyOf } from '@clearbench/contracts/route';
import { isBic } from '@clearbench/iso20022/identifiers/bic';
import { ibanIsValid } from '@clearbench/iso20022/identifiers/iban';
import { checkDigitsFit } from '@clearbench/iso20022/identifiers/mod97';

/** By what the bank of the payee identifies the payee. */
export const payeeKinds = ['name', 'lei', 'anyBIC', 'other'] as const;
export type PayeeKind = (typeof payeeKinds)[number];

/** The fields of a request as they are typed. */
export type RequestForm = {
  readonly kind: PayeeKind;
  readonly name: string;
  readonly lei: string;
  readonly anyBIC: string;
  readonly identification: string;
  readonly schemeNameCode: string;
  readonly schemeNameProprietary: string;
  readonly issuer: string;
  readonly iban: string;
  readonly bank: string;
  readonly remittance: string;
};

export const emptyRequest: RequestForm = {
  kind: 'name',
  name: '',
  lei: '',
  anyBIC: '',
  identification: '',
  schemeNameCode: '',
  schemeNameProprietary: '',
  issuer: '',
  iban: '',
  bank: '',
  remittance: '',
};

export type RequestFault = 'missing' | 'badBic' | 'badIban' | 'badLei' | 'oneScheme';
export type RequestFaults = Partial<Readonly<Record<keyof RequestForm, RequestFault>>>;

const isLei = (text: string): boolean => /^[A-Z0-9]{18}\d{2}$/.test(text) && checkDigitsFit(text, 18);

/** The fields of the kind of payee, with the test of each value; undefined for a value of any form. */
const fieldsOf: Readonly<Record<PayeeKind, keyof RequestForm>> = {
  name: 'name',
  lei: 'lei',
  anyBIC: 'anyBIC',
  other: 'identification',
};

const faultOfPayee = (form: RequestForm): RequestFaults => {
  const field = fieldsOf[form.kind];
  const value = form[field].trim();
  if (value === '') return { [field]: 'missing' };
  if (form.kind === 'lei' && !isLei(value)) return { lei: 'badLei' };
  if (form.kind === 'anyBIC' && !isBic(value)) return { anyBIC: 'badBic' };
  const hasBoth = form.schemeNameCode.trim() !== '' && form.schemeNameProprietary.trim() !== '';
  return form.kind === 'other' && hasBoth ? { schemeNameProprietary: 'oneScheme' } : {};
};

const faultOf = (value: string, isRight: (text: string) => boolean, fault: RequestFault): RequestFault | undefined =>
  value === '' ? 'missing' : isRight(value) ? undefined : fault;

/** What is wrong with the fields of a request; the server checks the same. */
export const faultsOf = (form: RequestForm): RequestFaults => {
  const iban = faultOf(form.iban, ibanIsValid, 'badIban');
  const bank = faultOf(form.bank, isBic, 'badBic');
  return { ...faultOfPayee(form), ...(iban ? { iban } : {}), ...(bank ? { bank } : {}) };
};

type Body = BodyOf<typeof requestPayeeVerificationRoute>;

/** Only fields with a value. */
const filled = <Name extends string>(values: Readonly<Record<Name, string>>): Partial<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries<string>(values).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  ) as Partial<Record<Name, string>>;

const partyOf = (form: RequestForm): Body['party'] => {
  const { kind, name, lei, anyBIC, schemeNameCode, schemeNameProprietary, issuer } = form;
  if (kind === 'name') return { name: name.trim() };
  if (kind === 'lei') return { identification: { organisationId: { lei } } };
  if (kind === 'anyBIC') return { identification: { organisationId: { anyBIC } } };
  const more = filled({ schemeNameCode, schemeNameProprietary, issuer });
  return { identification: { organisationId: { others: [{ identification: form.identification.trim(), ...more }] } } };
};

/** The request with the fields of the interface between banks. */
export const bodyOf = (form: RequestForm): Body => ({
  party: partyOf(form),
  partyAccount: { iban: form.iban },
  partyAgent: { financialInstitutionId: { bicfi: form.bank } },
  ...(form.remittance.trim() === '' ? {} : { unstructuredRemittanceInformation: [form.remittance.trim()] }),
});
