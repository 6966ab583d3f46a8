import { inWorkContext, workContext } from './work-context.ts';

/** The account that a job counts for. Background jobs run after interactive ones, for which a user waits. */
export type JobOwner = { readonly account: string; readonly priority: 'interactive' | 'background' };

/** Owner of a job without a request or an event. */
export const systemOwner: JobOwner = { account: 'system', priority: 'background' };

/** Runs `work` so that every job it starts counts for this owner. */
export const asJobOwner = <T>(owner: JobOwner, work: () => T): T => inWorkContext({ owner }, work);

/** The owner of a job that starts now. */
export const jobOwnerNow = (): JobOwner => workContext().owner ?? systemOwner;
