import type { RequestFaultCode } from '@clearbench/contracts/payee-verification/errors';
import {
  longestRecordedRequest,
  type PayeeVerificationRequest,
  payeeVerificationRequest,
  requestTimestampHeader,
} from '@clearbench/contracts/payee-verification/request';
import { millisecondsPerDay } from '@clearbench/contracts/time/durations';
import { sameInstitution } from '@clearbench/iso20022/identifiers/bic';
import { ibanIsValid } from '@clearbench/iso20022/identifiers/iban';

/** The parts of an HTTP request that the EPC's API reads. */
export type ReceivedRequest = {
  readonly requestId: string | undefined;
  readonly timestamp: string | undefined;
  readonly body: unknown;
};

export type RequestFault = {
  readonly code: RequestFaultCode;
  /** Where the error is, such as /body/party. */
  readonly faultPath: string;
  readonly params?: Readonly<Record<string, string>>;
};

export type ReadRequest = { readonly request: PayeeVerificationRequest } | { readonly fault: RequestFault };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Date and time with its zone; fractions of a second are optional. */
const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;
/** The clocks of two banks may differ by a day. */
const toleratedDifference = millisecondsPerDay;

const isTimely = (timestamp: string, now: string): boolean =>
  Math.abs(Date.parse(timestamp) - Date.parse(now)) <= toleratedDifference;

const headerFault = ({ requestId, timestamp }: ReceivedRequest, now: string): RequestFault | undefined => {
  if (requestId === undefined || !uuid.test(requestId))
    return { code: 'FORMAT_ERROR', faultPath: '/header/X-Request-ID' };
  const isTime = timestamp !== undefined && dateTime.test(timestamp) && isTimely(timestamp, now);
  return isTime ? undefined : { code: 'TIMESTAMP_INVALID', faultPath: `/header/${requestTimestampHeader}` };
};

/** The request, or its first error with the code of the EPC's API. A caller without a BIC may ask for any bank. */
export const readRequest = (
  received: ReceivedRequest,
  { now, callerBic }: { readonly now: string; readonly callerBic: string },
): ReadRequest => {
  const fault = headerFault(received, now);
  if (fault !== undefined) return { fault };
  const { success, data, error } = payeeVerificationRequest.safeParse(received.body);
  if (!success) {
    const path = error.issues[0]?.path ?? [];
    return { fault: { code: 'FORMAT_ERROR', faultPath: `/${['body', ...path].map(String).join('/')}` } };
  }
  if (!ibanIsValid(data.partyAccount.iban))
    return { fault: { code: 'FORMAT_ERROR', faultPath: '/body/partyAccount/iban' } };
  const named = data.requestingAgent.financialInstitutionId.bicfi;
  if (callerBic !== '' && !sameInstitution(named, callerBic)) {
    const faultPath = '/body/requestingAgent/financialInstitutionId/bicfi';
    return { fault: { code: 'CLIENT_INCONSISTENT', faultPath, params: { named } } };
  }
  return { request: data };
};

/** The text of a request that is recorded, whatever the client sent. */
export const recordedText = (body: unknown): string => (JSON.stringify(body) ?? '').slice(0, longestRecordedRequest);
