import { AsyncLocalStorage } from 'node:async_hooks';
import type { LoadShare } from './serving/load-budget.ts';

/** The account that a job counts for. Background jobs run after interactive ones, for which a user waits. */
export type JobOwner = { readonly account: string; readonly priority: 'interactive' | 'background' };

/** What is known of the work that runs now, across all its awaits. One storage holds all of it, because each has its cost. */
export type WorkContext = {
  /** The request, or what a request caused. */
  readonly correlationId?: string | undefined;
  /** The account that the work counts for. */
  readonly owner?: JobOwner | undefined;
  /** Where loaded contents are counted. */
  readonly loads?: Pick<LoadShare, 'load' | 'open'> | undefined;
};

const storage = new AsyncLocalStorage<WorkContext>();
const none: WorkContext = {};

export const workContext = (): WorkContext => storage.getStore() ?? none;

/** Runs work with the current context and what is added to it. */
export const inWorkContext = <T>(added: WorkContext, work: () => T): T => {
  const { correlationId, owner, loads } = workContext();
  return storage.run(
    {
      correlationId: added.correlationId ?? correlationId,
      owner: added.owner ?? owner,
      loads: added.loads ?? loads,
    },
    work,
  );
};

/** The context of a request, which is completed when its guard knows the account. */
type RequestContext = WorkContext & { readonly isOfRequest: true };

const isOfRequest = (context: WorkContext | undefined): context is RequestContext =>
  (context as Partial<RequestContext> | undefined)?.isOfRequest === true;

/** Runs a request in a context of its own, which has nothing of an earlier request on the same connection. */
export const inRequestContext = <T>(correlationId: string, work: () => T): T => {
  const context: RequestContext = { correlationId, owner: undefined, loads: undefined, isOfRequest: true };
  return storage.run(context, work);
};

/** Runs the rest of a request with what its guard found out: a second context for each request has its cost. */
export const inCompletedContext = <T>(added: Pick<WorkContext, 'owner' | 'loads'>, work: () => T): T => {
  const context = storage.getStore();
  if (!isOfRequest(context)) return inWorkContext(added, work);
  Object.assign(context, added);
  return work();
};
