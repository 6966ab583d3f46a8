import type { IncomingMessage } from 'node:http';
import { liveLimits } from './live-limits.ts';

/** The body of a request as text; undefined where it is too long, too slow, incomplete, or not UTF-8. */
export const textBody = (request: IncomingMessage): Promise<string | undefined> =>
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
