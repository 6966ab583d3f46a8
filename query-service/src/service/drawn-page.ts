import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { html } from '@clearbench/access/plain-page/html';
import { rateLimiter } from '@clearbench/contracts/concurrency/rate-limiter';
import { tokenBucket } from '@clearbench/contracts/concurrency/token-bucket';
import type { DrawnPage, DrawPage, FirstDrawing } from '@clearbench/contracts/first-drawing';
import { type InnerReply, innerCallsOf } from '@clearbench/hosting/serving/inner-calls';
import type { Request } from 'express';

/** A page with its first content, and the cookies of the replies in it. */
export type DrawnReply = { readonly html: string; readonly cookies: readonly string[] };

/** Milliseconds after which the page is sent without its content. */
const patience = 1_000;

/** Text within a script element: no `<` can end it. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const withDrawing = (page: string, { language, markup, answers }: FirstDrawing): string =>
  page
    .replace('<html lang="en">', () => html`<html lang="${language}" data-first-screen="drawn">`.markup)
    .replace(
      '</body>',
      () =>
        `<div id="first-screen" inert aria-hidden="true">${markup}</div><script id="page-answers" type="application/json">${inScript(answers)}</script></body>`,
    );

/** The code of the build that draws pages. */
const drawingCode = async (file: string): Promise<DrawPage | undefined> =>
  existsSync(file) ? ((await import(pathToFileURL(file).href)) as { readonly drawPage: DrawPage }).drawPage : undefined;

/** The last cookie of each name. */
const newest = (cookies: readonly string[]): readonly string[] => [
  ...new Map(cookies.map((cookie) => [cookie.split('=', 1)[0], cookie])).values(),
];

/** A drawing occupies the process for some milliseconds. Beyond these rates a page is sent without it, and is drawn by its own code. */
const rates = { process: { burst: 20, perSecond: 5 }, visitor: { burst: 5, perSecond: 0.5 } } as const;

/** Whether there may be another drawing, in the process and for a session. */
const drawingBudget = (now?: () => number) => {
  const [ofProcess, ofVisitor] = [tokenBucket(rates.process, now), rateLimiter(rates.visitor, now)];
  return (session: string): boolean => ofVisitor.take(session) === 0 && ofProcess.take(1);
};

type DrawingParts = {
  readonly textsIn: DrawnPage['textsIn'];
  /** Receives what prevents a drawing; the page is sent without it. */
  report(error: unknown): void;
  /** Milliseconds of a clock that is never put back. */
  now?: () => number;
};

/** The page without its content, its request, the session of the visitor, and the languages of the browser. */
type PageToDraw = {
  readonly page: string;
  readonly request: Request;
  readonly session: string;
  readonly languages: readonly string[];
};

/**
 * Loads the code at once, and draws a page with the data of its visitor, which it reads by calls of the API as that
 * visitor. Undefined where there is nothing to draw: without permission, after an error, too late, or too often.
 */
export const drawnPages = (file: string, { textsIn, report, now }: DrawingParts) => {
  const mayDraw = drawingBudget(now);
  const failed = (error: unknown): undefined => report(error) as undefined;
  const code = drawingCode(file).catch(failed);
  return async ({ page, request, session, languages }: PageToDraw): Promise<DrawnReply | undefined> => {
    const call = innerCallsOf(request);
    const draw = await code;
    if (!draw || !call || request.method !== 'GET' || !mayDraw(session)) return undefined;
    const cookies: string[] = [];
    const noted = async (sent: Parameters<typeof call>[0]): Promise<InnerReply> => {
      const reply = await call(sent);
      cookies.push(...reply.cookies);
      return reply;
    };
    const late = once(AbortSignal.timeout(patience), 'abort').then(() => undefined);
    const drawn = draw({ address: request.url, languages, call: noted, textsIn }).catch(failed);
    const drawing = await Promise.race([drawn, late]);
    return drawing && { html: withDrawing(page, drawing), cookies: newest(cookies) };
  };
};
