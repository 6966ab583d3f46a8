import type { FailureParams } from '@clearbench/contracts/failure';
import type { MailTestErrorKey } from '@clearbench/contracts/settings/connection-errors';
import { connectionFault } from '@clearbench/contracts/settings/connection-fault';

/** The fields of an SMTP client's error. */
export type SmtpFailure = {
  readonly code?: string;
  /** The code of the underlying system error. */
  readonly originalCode?: string;
  readonly timeoutType?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
};

/** The attempt: `address` is host and port of the mail server, times are limits in seconds. */
export type SmtpAttempt = {
  readonly address: string;
  readonly seconds: number;
  readonly greetingSeconds: number;
  /** TLS from the first byte. */
  readonly tls: boolean;
  readonly sender: string;
  readonly recipient: string;
};

export type SmtpFault = { readonly errorKey: MailTestErrorKey; readonly params: FailureParams };

/** RFC 4954: authentication is required before the command. */
const authenticationRequired = 530;

/** The error of a TLS client for a server that sends its greeting without TLS. */
const isPlainAnswer = (code = ''): boolean => /WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|^EPROTO$/.test(code);

const ofConnection = ({ code, originalCode, timeoutType }: SmtpFailure, attempt: SmtpAttempt): SmtpFault => {
  const { address, seconds, greetingSeconds, tls } = attempt;
  if (timeoutType === 'GREETING_TIMEOUT')
    return { errorKey: 'mail.noGreeting', params: { address, seconds: greetingSeconds } };
  if (tls && isPlainAnswer(originalCode)) return { errorKey: 'mail.tlsUnexpected', params: { address } };
  return connectionFault(code === 'ESOCKET' ? originalCode : code, address, seconds);
};

const ofEnvelope = ({ command = '' }: SmtpFailure, response: string, attempt: SmtpAttempt): SmtpFault => {
  if (command.startsWith('MAIL'))
    return { errorKey: 'mail.senderRefused', params: { sender: attempt.sender, response } };
  if (command.startsWith('RCPT'))
    return { errorKey: 'mail.recipientRefused', params: { recipient: attempt.recipient, response } };
  return { errorKey: 'mail.messageRefused', params: { response } };
};

/** The rejection of the mail server by the rejected command. */
const ofAnswer = (failure: SmtpFailure, response: string, attempt: SmtpAttempt): SmtpFault => {
  const { code, command = '', responseCode } = failure;
  if (responseCode === authenticationRequired) return { errorKey: 'mail.authenticationRequired', params: { response } };
  switch (code ?? '') {
    case 'EAUTH':
      return { errorKey: 'mail.authenticationRefused', params: { response } };
    case 'EENVELOPE':
      return ofEnvelope(failure, response, attempt);
    case 'EMESSAGE':
      return { errorKey: 'mail.messageRefused', params: { response } };
    case 'ETLS':
      // A server without STARTTLS does not know the command; 454 means temporarily unavailable.
      return (responseCode ?? 0) >= 500
        ? { errorKey: 'mail.tlsMissing', params: { address: attempt.address } }
        : { errorKey: 'mail.tlsRefused', params: { response } };
    default:
      return { errorKey: command === 'CONN' ? 'mail.greetingRefused' : 'mail.protocolError', params: { response } };
  }
};

/** The fault of a failed test mail. `response`: the server's reply for display; '' without one. */
export const smtpFault = (failure: SmtpFailure, response: string, attempt: SmtpAttempt): SmtpFault => {
  if (response !== '') return ofAnswer(failure, response, attempt);
  if (failure.code === 'EAUTH')
    return { errorKey: 'mail.authenticationUnsupported', params: { address: attempt.address } };
  return ofConnection(failure, attempt);
};
