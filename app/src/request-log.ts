import { randomUUID } from 'node:crypto';
import { requestIdHeader } from '@clearbench/contracts/header-names';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

const idFrom = (given: unknown): string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();

/** What stands behind the question mark while signing in is nobody's business. */
const loggable = (url: string): string => (/^\/(auth|oauth2)\//.test(url) ? (url.split('?')[0] ?? url) : url);

/** Gives every request an id, says it in the reply, and logs what took long or went wrong; cookies and texts are never logged. */
export const requestLog = (logger: Logger) =>
  pinoHttp({
    logger,
    genReqId: (request, response) => {
      const id = idFrom(request.headers[requestIdHeader.toLowerCase()]);
      response.setHeader(requestIdHeader, id);
      return id;
    },
    customLogLevel: (_request, response, error) => {
      if (response.statusCode === 503) return 'warn';
      if (error || response.statusCode >= 500) return 'error';
      return response.statusCode >= 400 ? 'info' : 'debug';
    },
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({ id, method, url: loggable(url) }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
