import { inWorkContext, type JobOwner, workContext } from './work-context.ts';

/** Owner of a job without a request or an event. */
export const systemOwner: JobOwner = { account: 'system', priority: 'background' };

/** Runs `work` so that every job it starts counts for this owner. */
export const asJobOwner = <T>(owner: JobOwner, work: () => T): T => inWorkContext({ owner }, work);

/** The owner of a job that starts now. */
export const jobOwnerNow = (): JobOwner => workContext().owner ?? systemOwner;
