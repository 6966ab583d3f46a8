import { AsyncLocalStorage } from 'node:async_hooks';

const underWay = new AsyncLocalStorage<string>();

/** Does what follows from one request, however long it waits in between, under that request's id. */
export const correlating = <T>(id: string, work: () => T): T => underWay.run(id, work);

/** The id of the request that is being answered here; undefined where nobody asked. */
export const correlationNow = (): string | undefined => underWay.getStore();

const wellFormed = /^[\w-]{8,64}$/;

/** Whether an id from outside is one: short, of letters, digits and hyphens, so that it does no harm wherever it is written. */
export const isCorrelationId = (id: string | undefined): id is string => id !== undefined && wellFormed.test(id);
