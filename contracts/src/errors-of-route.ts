import type { ErrorKey } from './errors.ts';
import type { Route } from './route.ts';
import type { RouteScope } from './token-scope.ts';

/** Errors of the user account; sign-in state and approval are read again for every request. */
const ofAccount: readonly ErrorKey[] = [
  'session.missing',
  'session.expired',
  'access.disabled',
  'access.unverified',
  'access.approvalPending',
  'access.rejected',
  'request.tooMany',
];
const ofPlan: readonly ErrorKey[] = ['access.planMissing', 'access.planExpired', 'access.planForbids'];
const ofTokens: readonly ErrorKey[] = ['access.tokenUnknown', 'access.tokenExpired'];
const ofScopes: readonly ErrorKey[] = [...ofTokens, 'access.scopeMissing'];
const ofBody: readonly ErrorKey[] = [
  'request.tooLarge',
  'request.encoding',
  'request.tooMuchAtOnce',
  'request.serverBusy',
  'request.tooSlow',
];
/** Errors of a text worker. */
const ofJobs: readonly ErrorKey[] = ['request.tooManyJobs', 'processing.timeLimit', 'processing.memoryLimit'];
/** Errors of an append to the log. */
const ofLog: readonly ErrorKey[] = [
  'command.stale',
  'command.idReused',
  'store.conflict',
  'store.full',
  'store.readOnly',
  'store.diskFault',
  'store.locked',
  'store.fenced',
  'store.appendTooLarge',
  'command.unreachable',
];
const ofEveryCall: readonly ErrorKey[] = ['request.invalid', 'projection.behind', 'store.unavailable', 'server_error'];

const tokenErrors = (scope: RouteScope): readonly ErrorKey[] => {
  if (scope === 'none') return ['access.tokenNotAccepted'];
  return scope === 'any' ? ofTokens : ofScopes;
};

const ofAccess = ({ allow, scope }: Route): readonly ErrorKey[] => {
  if (allow === 'anyone') return [];
  return [...ofAccount, ...tokenErrors(scope ?? 'none'), ...(allow === 'admin' ? (['access.adminOnly'] as const) : [])];
};

/**
 * Every error key that a route can answer: the declared keys, and the keys that follow from its method, side and
 * permissions.
 */
export const errorsOfRoute = (route: Route): readonly ErrorKey[] => [
  ...new Set<ErrorKey>([
    ...route.errors,
    ...ofAccess(route),
    ...(route.plan ? ofPlan : []),
    ...(route.method === 'GET' || route.name === 'userInfo' ? [] : (['session.xsrf'] as const)),
    ...(route.body || route.bodyType ? ofBody : []),
    ...(route.runsJobs ? ofJobs : []),
    ...(route.ifMatch ? (['request.ifMatchInvalid'] as const) : []),
    ...(route.side === 'command' ? ofLog : []),
    ...ofEveryCall,
  ]),
];
