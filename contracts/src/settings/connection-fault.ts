import type { FailureParams } from '../failure.ts';
import type { ConnectionErrorKey } from './connection-errors.ts';

/** A failed connection: its error key and the params of its text. */
export type ConnectionFault = { readonly errorKey: ConnectionErrorKey; readonly params: FailureParams };

const keys: Readonly<Record<string, ConnectionErrorKey>> = {
  ECONNREFUSED: 'remote.refused',
  ENOTFOUND: 'remote.hostUnknown',
  EAI_AGAIN: 'remote.hostUnknown',
  EAI_FAIL: 'remote.hostUnknown',
  EDNS: 'remote.hostUnknown',
  ENODATA: 'remote.hostUnknown',
  ETIMEDOUT: 'remote.timedOut',
  ETIMEOUT: 'remote.timedOut',
  UND_ERR_CONNECT_TIMEOUT: 'remote.timedOut',
  UND_ERR_HEADERS_TIMEOUT: 'remote.timedOut',
  UND_ERR_BODY_TIMEOUT: 'remote.timedOut',
  ECONNRESET: 'remote.closed',
  ECONNECTION: 'remote.closed',
  EPIPE: 'remote.closed',
  UND_ERR_SOCKET: 'remote.closed',
  CERT_HAS_EXPIRED: 'remote.certificateExpired',
  CERT_NOT_YET_VALID: 'remote.certificateExpired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'remote.certificateUntrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'remote.certificateUntrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'remote.certificateUntrusted',
  UNABLE_TO_GET_ISSUER_CERT: 'remote.certificateUntrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'remote.certificateUntrusted',
  CERT_UNTRUSTED: 'remote.certificateUntrusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'remote.certificateWrongHost',
};

/**
 * The error for a code of a system error, of Node's TLS or of its HTTP client. `address` is host and port, `seconds`
 * the waiting time.
 */
export const connectionFault = (code: string | undefined, address: string, seconds: number): ConnectionFault => {
  const known = code === undefined ? undefined : keys[code];
  if (known === 'remote.timedOut') return { errorKey: known, params: { address, seconds } };
  if (known !== undefined) return { errorKey: known, params: { address } };
  const isTls = code !== undefined && /^(?:ERR_SSL_|ERR_TLS_|EPROTO$|ETLS$)/.test(code);
  return {
    errorKey: isTls ? 'remote.tlsFailed' : 'remote.failed',
    params: { address, code: code ?? '–' },
  };
};
