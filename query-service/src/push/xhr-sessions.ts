import type { IncomingMessage, ServerResponse } from 'node:http';
import { liveLimits } from './live-limits.ts';
import { closeReasons, messagesIn } from './sockjs-frames.ts';
import type { Wire } from './stomp-session.ts';
import type { SessionHandlers } from './websocket-session.ts';
import { type XhrKind, type XhrSession, xhrSession } from './xhr-session.ts';

/** The body of a request as text; undefined where it is too long, too slow, incomplete, or not UTF-8. */
const textBody = (request: IncomingMessage): Promise<string | undefined> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const done = (text: string | undefined): void => {
      clearTimeout(timer);
      resolve(text);
    };
    const timer = setTimeout(() => {
      done(undefined);
      request.destroy();
    }, liveLimits.bodyTime).unref();
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= liveLimits.transportMessage) chunks.push(chunk);
      else {
        done(undefined);
        request.destroy();
      }
    });
    request.on('end', () => {
      const whole = Buffer.concat(chunks);
      const text = whole.toString();
      done(Buffer.from(text).equals(whole) ? text : undefined);
    });
    request.on('error', () => done(undefined));
    request.on('close', () => done(undefined));
  });

type StoredSession = XhrSession & { readonly userId: string; readonly handlers: SessionHandlers };

/** Opens a session at a client's first request: its handlers, or the status of a refusal. */
export type OpenSession = (wire: Wire) => SessionHandlers | number;

/** The sessions over xhr. Each belongs to the account that opened it; requests of others get 403. */
export const xhrSessions = (disconnectDelay: number) => {
  const sessions = new Map<string, StoredSession>();

  const opened = (sessionId: string, userId: string, open: OpenSession): StoredSession | number => {
    let handlers: SessionHandlers | number = 503;
    const session = xhrSession(disconnectDelay, () => {
      sessions.delete(sessionId);
      if (typeof handlers !== 'number') handlers.closed();
    });
    handlers = open(session.wire);
    if (typeof handlers === 'number') return handlers;
    const stored = { ...session, userId, handlers };
    sessions.set(sessionId, stored);
    return stored;
  };

  return {
    /** Responds with the messages for the client; returns the status of a refusal. */
    read: (sessionId: string, userId: string, open: OpenSession, response: ServerResponse, kind: XhrKind) => {
      const session = sessions.get(sessionId) ?? opened(sessionId, userId, open);
      if (typeof session === 'number') return session;
      if (session.userId !== userId) return 403;
      session.attach(response, kind);
      return undefined;
    },
    /** Receives the messages of the client; resolves to the status of the response. */
    write: async (sessionId: string, userId: string, request: IncomingMessage): Promise<number> => {
      const session = sessions.get(sessionId);
      if (!session) return 404;
      if (session.userId !== userId) return 403;
      const messages = messagesIn((await textBody(request)) ?? '');
      if (messages === undefined) session.end(closeReasons.brokenFraming);
      else for (const message of messages) session.handlers.receive(message);
      return messages === undefined ? 400 : 204;
    },
    count: (): number => sessions.size,
  };
};
