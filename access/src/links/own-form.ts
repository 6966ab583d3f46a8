import { Failure } from '@clearbench/contracts/failure';
import type { Request } from 'express';

/** Only our own pages may press the button. The browser says where a form was; old ones name the origin alone. */
export const demandOwnForm = (request: Request, publicUrl: string): void => {
  const site = request.get('Sec-Fetch-Site');
  const own = site === undefined ? request.get('Origin') === publicUrl : site === 'same-origin';
  if (!own) throw new Failure('session.xsrf');
};

/** One value of a form or of an address; '' for none and for many. */
export const oneText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a form said. */
export const posted = (request: Request): Readonly<Record<string, unknown>> =>
  (request.body ?? {}) as Readonly<Record<string, unknown>>;
