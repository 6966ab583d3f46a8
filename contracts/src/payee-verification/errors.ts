import type { FailureKind } from '../failure.ts';

export const payeeVerificationErrors = {
  /** {place}: a field of the request is missing, unknown or has a wrong form. */
  'payeeVerification.formatError': 'invalid',
  /** {place}: the time of the request is missing, has a wrong form, or is more than a day away. */
  'payeeVerification.timestampInvalid': 'invalid',
  /** {named, expected}: the requesting bank is not the bank of the caller. */
  'payeeVerification.clientInconsistent': 'invalid',
  'payeeVerification.notFound': 'notFound',
  /** {environment}: an administrator has not stated the address of the bank. */
  'payeeVerification.noAddress': 'refused',
  /** The reply of the bank is not an answer of the interface. */
  'payeeVerification.badAnswer': 'refused',
} as const satisfies Record<string, FailureKind>;

/** The codes of the EPC's API for errors in a request. */
export const requestFaultCodes = ['FORMAT_ERROR', 'TIMESTAMP_INVALID', 'CLIENT_INCONSISTENT'] as const;
export type RequestFaultCode = (typeof requestFaultCodes)[number];
