import { AsyncLocalStorage } from 'node:async_hooks';

/** The account that a job counts for. Background jobs run after interactive ones, for which a user waits. */
export type JobOwner = { readonly account: string; readonly priority: 'interactive' | 'background' };

/** Owner of a job without a request or an event. */
export const systemOwner: JobOwner = { account: 'system', priority: 'background' };

const current = new AsyncLocalStorage<JobOwner>();

/** Runs `work` so that every job it starts counts for this owner. */
export const asJobOwner = <T>(owner: JobOwner, work: () => T): T => current.run(owner, work);

/** The owner of a job that starts now. */
export const jobOwnerNow = (): JobOwner => current.getStore() ?? systemOwner;
