import type { FailureKind } from '../failure.ts';

/** The reasons for which a server of the operator cannot be reached; {address}: host and port. */
export const connectionErrors = {
  'remote.refused': 'unavailable',
  'remote.hostUnknown': 'unavailable',
  /** {seconds}. */
  'remote.timedOut': 'unavailable',
  'remote.closed': 'unavailable',
  'remote.certificateExpired': 'unavailable',
  /** The certificate is self-signed, or its authority is not trusted by this server. */
  'remote.certificateUntrusted': 'unavailable',
  'remote.certificateWrongHost': 'unavailable',
  /** {code}. */
  'remote.tlsFailed': 'unavailable',
  /** {code}. */
  'remote.failed': 'unavailable',
} as const satisfies Record<string, FailureKind>;

/** Errors of a mail server; {response}: its reply. */
const mailServerErrors = {
  /** {address, seconds}. */
  'mail.noGreeting': 'unavailable',
  'mail.greetingRefused': 'unavailable',
  /** {address}: a setting requires STARTTLS or TLS, and the mail server supports neither. */
  'mail.tlsMissing': 'unavailable',
  /** {address}: the product expects TLS from the first byte, and the mail server replies without it. */
  'mail.tlsUnexpected': 'unavailable',
  'mail.tlsRefused': 'unavailable',
  'mail.authenticationRefused': 'unavailable',
  'mail.authenticationRequired': 'unavailable',
  /** {address}: the mail server offers no supported authentication method. */
  'mail.authenticationUnsupported': 'unavailable',
  /** {sender}. */
  'mail.senderRefused': 'unavailable',
  /** {recipient}. */
  'mail.recipientRefused': 'unavailable',
  'mail.messageRefused': 'unavailable',
  'mail.protocolError': 'unavailable',
} as const satisfies Record<string, FailureKind>;

export const mailTestErrors = { ...connectionErrors, ...mailServerErrors } as const;
export type ConnectionErrorKey = keyof typeof connectionErrors;
export type MailTestErrorKey = keyof typeof mailTestErrors;
