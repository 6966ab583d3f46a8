import { inWorkContext, workContext } from './work-context.ts';

/** Runs work with the correlation id of one request, across all its awaits. */
export const correlating = <T>(id: string, work: () => T): T => inWorkContext({ correlationId: id }, work);

/** The id of the current request; undefined outside a request. */
export const correlationNow = (): string | undefined => workContext().correlationId;

const wellFormed = /^[\w-]{8,64}$/;

/**
 * Whether an external id is acceptable: short, with letters, digits and hyphens only, so that it is safe in logs and
 * headers.
 */
export const isCorrelationId = (id: string | undefined): id is string => id !== undefined && wellFormed.test(id);
