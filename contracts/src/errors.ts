import { calendarErrors } from './calendar/errors.ts';
import { codeListErrors } from './code-list/errors.ts';
import { storeErrors } from './errors-of-stores.ts';
import type { FailureKind } from './failure.ts';
import { fileErrors } from './file/errors.ts';
import { formatErrors } from './format/errors.ts';
import { lookAndFeelErrors } from './look-and-feel/errors.ts';
import { planErrors } from './plan/errors.ts';
import { sessionErrors } from './session/errors.ts';
import { settingsErrors } from './settings/errors.ts';
import { simEnvErrors } from './sim-env/errors.ts';
import { statisticsErrors } from './statistics/errors.ts';
import { templateErrors } from './template/errors.ts';
import { transferErrors } from './transfer/errors.ts';
import { translationErrors } from './translation/errors.ts';
import { userErrors } from './user/errors.ts';

/** What any call may answer, whatever it is about. */
export const generalErrors = {
  'request.invalid': 'invalid',
  'request.tooLarge': 'invalid',
  'request.ifMatchMissing': 'invalid',
  /** The body is compressed in a way nobody here can undo: {encoding}. */
  'request.encoding': 'unreadable',
  /** {seconds}: when to try again; told as `Retry-After`. */
  'request.tooMany': 'tooMany',
  'route.notFound': 'notFound',
  'command.stale': 'conflict',
  /** Nobody who carries out commands could be reached. */
  'command.unreachable': 'unavailable',
  'projection.behind': 'unavailable',
  server_error: 'broken',
} as const satisfies Record<string, FailureKind>;

/** Every key there is, with its kind. */
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
  ...translationErrors,
  ...calendarErrors,
  ...codeListErrors,
  ...statisticsErrors,
} as const;
export type ErrorKey = keyof typeof errorKinds;
