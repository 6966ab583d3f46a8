import { Failure } from '@clearbench/contracts/failure';
import type { Request } from 'express';

/**
 * Accepts forms of the product's own pages only. Browsers send the page's origin; old ones send the `Origin` header
 * alone.
 */
export const demandOwnForm = (request: Request, publicUrl: string): void => {
  const site = request.get('Sec-Fetch-Site');
  const own = site === undefined ? request.get('Origin') === publicUrl : site === 'same-origin';
  if (!own) throw new Failure('session.xsrf');
};

/** One value of a form or a query; '' for none and for several. */
export const oneText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The fields of a form. */
export const posted = (request: Request): Readonly<Record<string, unknown>> =>
  (request.body ?? {}) as Readonly<Record<string, unknown>>;
