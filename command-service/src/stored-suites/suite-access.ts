import { Failure } from '@clearbench/contracts/failure';
import { type Principal, worksIn } from '@clearbench/contracts/session/principal';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { CommandContext } from '../command-context.ts';
import { type StoredSuite, storedSuite } from './suite-versions.ts';

type Owned = Pick<StoredSuite, 'environmentId' | 'ownerId' | 'shared'>;

/** The owner, administrators, and for a shared suite the members of its environment read it. */
export const mayReadSuite = (principal: Principal, { environmentId, ownerId, shared }: Owned): boolean =>
  worksIn(principal, environmentId) && (principal.isAdmin || shared || ownerId === principal.user.userId);

/** The owner and administrators change a suite. */
export const mayChangeSuite = (principal: Principal, suite: Owned): boolean =>
  mayReadSuite(principal, suite) && (principal.isAdmin || suite.ownerId === principal.user.userId);

type Parts = Pick<CommandContext, 'log' | 'views'>;

/** A suite that the caller reads, deleted or not; a suite of others or of a closed environment is not found. */
export const findRemovedSuite = async (parts: Parts, principal: Principal, suiteId: string): Promise<StoredSuite> => {
  const suite = await storedSuite(parts, suiteId);
  if (suite === undefined || !mayReadSuite(principal, suite)) throw new Failure('suite.notFound');
  if (!(await parts.views.get(simEnvView, suite.environmentId))) throw new Failure('suite.notFound');
  return suite;
};

/** A suite that the caller reads; a deleted one is not found. */
export const findSuite = async (parts: Parts, principal: Principal, suiteId: string): Promise<StoredSuite> => {
  const suite = await findRemovedSuite(parts, principal, suiteId);
  if (suite.restorableUntil !== undefined) throw new Failure('suite.notFound');
  return suite;
};
