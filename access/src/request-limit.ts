import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { AccessSettings } from './settings.ts';

/**
 * Limits the requests of an address; `refuse` answers those above the limit. The limits are made when the server starts:
 * the check that no request makes one would read the source map of the server for the stack trace.
 */
export const requestLimit = (
  { requests, span }: AccessSettings['signInLimit'],
  refuse: RequestHandler,
): RequestHandler =>
  rateLimit({
    limit: requests,
    windowMs: span,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    validate: { creationStack: false },
    handler: refuse,
  });
