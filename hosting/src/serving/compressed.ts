import compression from 'compression';
import type { RequestHandler } from 'express';

/** Compresses for whoever asks for it, and costs others nothing. */
export const compressed = (): RequestHandler => {
  const compress = compression();
  return (request, response, next) => {
    if (request.headers['accept-encoding'] !== undefined) compress(request, response, next);
    else {
      response.setHeader('Vary', 'Accept-Encoding');
      next();
    }
  };
};
