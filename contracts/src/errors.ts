import { calendarErrors } from './calendar/errors.ts';
import { channelErrors } from './channel/errors.ts';
import { codeListErrors } from './code-list/errors.ts';
import { envelopeErrors } from './envelope/errors.ts';
import type { FailureKind } from './failure.ts';
import { fileErrors } from './file/errors.ts';
import { formatErrors } from './format/errors.ts';
import { lookAndFeelErrors } from './look-and-feel/errors.ts';
import { payeeVerificationErrors } from './payee-verification/errors.ts';
import { planErrors } from './plan/errors.ts';
import { scenarioErrors } from './scenario/errors.ts';
import { sessionErrors } from './session/errors.ts';
import { mailTestErrors } from './settings/connection-errors.ts';
import { settingsErrors } from './settings/errors.ts';
import { providerErrors } from './settings/provider-errors.ts';
import { simEnvErrors } from './sim-env/errors.ts';
import { statisticsErrors } from './statistics/errors.ts';
import { structuredTextErrors } from './structured-text-errors.ts';
import { suiteErrors } from './suite/errors.ts';
import { suiteRunErrors } from './suite-run/errors.ts';
import { templateErrors } from './template/errors.ts';
import { transferErrors } from './transfer/errors.ts';
import { translationErrors } from './translation/errors.ts';
import { userErrors } from './user/errors.ts';

const storeErrors = {
  'store.conflict': 'conflict',
  'store.badCursor': 'invalid',
  'store.notIndexed': 'broken',
  'store.contentMissing': 'broken',
  'store.locked': 'unavailable',
  'store.closed': 'unavailable',
  /** {name}: another process holds the lease of this reader, so the earlier holder has to stop. */
  'store.fenced': 'unavailable',
  'store.wrongSecret': 'unavailable',
  'store.unavailable': 'unavailable',
  /** The address of a server cannot be parsed. */
  'store.badAddress': 'unavailable',
  /** A server rejected the credentials. */
  'store.accessDenied': 'unavailable',
  /** The disk is full: the write was not stored. Reads still work. */
  'store.full': 'full',
  /** The disk is read-only: the write was not stored. Reads still work. */
  'store.readOnly': 'unavailable',
  /** The disk failed during a write: nothing was stored. */
  'store.diskFault': 'unavailable',
  /**
   * {file}: a file of the data folder is damaged. The store rejects all writes until the file is restored or rebuilt.
   */
  'store.damaged': 'unavailable',
  /** {position}: the log lacks the last event that this process has read, because another server replaced the former. */
  'store.logTruncated': 'unavailable',
  /** {part, version, known}: a newer release of the product made the tables of the database. */
  'store.newerSchema': 'unavailable',
  /** {stream, bytes, most}: the append is larger than the log accepts. */
  'store.appendTooLarge': 'invalid',
  /** {reason}: a server refused a request for a reason that the request did not cause. */
  'store.failed': 'broken',
} as const satisfies Record<string, FailureKind>;

/** Errors that any route can answer. */
export const generalErrors = {
  'request.invalid': 'invalid',
  'request.tooLarge': 'invalid',
  /** `If-Match` is not exactly one content version in quotes. */
  'request.ifMatchInvalid': 'invalid',
  /** The body has an unsupported content encoding: {encoding}. */
  'request.encoding': 'unreadable',
  /** {seconds}: the time after which the client may retry, also sent as `Retry-After`. */
  'request.tooMany': 'tooMany',
  /**
   * {limit}: the most bytes of request bodies in flight per account; {seconds}: the time after which the client may
   * retry.
   */
  'request.tooMuchAtOnce': 'tooMany',
  /** {limit}: the most queued worker jobs per account; {seconds}: the time after which the client may retry. */
  'request.tooManyJobs': 'tooMany',
  /** The server reached its limit for bytes of requests; {seconds}: the time after which the client may retry. */
  'request.serverBusy': 'unavailable',
  /** The body of the request stalled or arrives too slowly. */
  'request.tooSlow': 'timedOut',
  /** A text takes longer to process than the limit of {seconds}. */
  'processing.timeLimit': 'refused',
  /** A text needs more memory to process than the limit of {megabytes}. */
  'processing.memoryLimit': 'refused',
  'route.notFound': 'notFound',
  'command.stale': 'conflict',
  /** The command id was used before with another request. */
  'command.idReused': 'refused',
  /** No command service could be reached. */
  'command.unreachable': 'unavailable',
  'projection.behind': 'unavailable',
  server_error: 'broken',
} as const satisfies Record<string, FailureKind>;

/** Every error key with its kind. */
export const errorKinds = {
  ...generalErrors,
  ...storeErrors,
  ...sessionErrors,
  ...userErrors,
  ...planErrors,
  ...simEnvErrors,
  ...templateErrors,
  ...formatErrors,
  ...fileErrors,
  ...transferErrors,
  ...lookAndFeelErrors,
  ...settingsErrors,
  ...mailTestErrors,
  ...providerErrors,
  ...translationErrors,
  ...calendarErrors,
  ...envelopeErrors,
  ...codeListErrors,
  ...statisticsErrors,
  ...scenarioErrors,
  ...suiteRunErrors,
  ...structuredTextErrors,
  ...suiteErrors,
  ...channelErrors,
  ...payeeVerificationErrors,
} as const;
export type ErrorKey = keyof typeof errorKinds;
