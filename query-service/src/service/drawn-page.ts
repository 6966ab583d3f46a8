import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { html } from '@clearbench/access/plain-page/html';
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

type DrawingParts = {
  readonly textsIn: DrawnPage['textsIn'];
  /** Receives what prevents a drawing; the page is sent without it. */
  report(error: unknown): void;
};

/**
 * Loads the code at once, and draws a page with the data of its visitor, which it reads by calls of the API as that
 * visitor. Undefined where there is nothing to draw: without a session, without permission, after an error, or too late.
 */
export const drawnPages = (file: string, { textsIn, report }: DrawingParts) => {
  const failed = (error: unknown): undefined => report(error) as undefined;
  const code = drawingCode(file).catch(failed);
  return async (page: string, request: Request, languages: readonly string[]): Promise<DrawnReply | undefined> => {
    const call = innerCallsOf(request);
    const draw = await code;
    if (!draw || !call || request.method !== 'GET') return undefined;
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
