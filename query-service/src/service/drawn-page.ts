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
    .replace('<html lang="en">', () => html`<html lang="${language}">`.markup)
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

/**
 * Draws a page with the data of its visitor, which it reads by calls of the API as that visitor. Undefined where there
 * is nothing to draw: for a visitor without a session, without permission, or after an error.
 */
export const drawnPages = (file: string, textsIn: DrawnPage['textsIn']) => {
  let code: ReturnType<typeof drawingCode> | undefined;
  return async (page: string, request: Request, languages: readonly string[]): Promise<DrawnReply | undefined> => {
    const call = innerCallsOf(request);
    code ??= drawingCode(file);
    const draw = await code;
    if (!draw || !call || request.method !== 'GET') return undefined;
    const replies: InnerReply[] = [];
    const noted: typeof call = async (sent) => {
      const reply = await call(sent);
      replies.push(reply);
      return reply;
    };
    const late = AbortSignal.timeout(patience);
    const drawing = await Promise.race([
      draw({ address: request.url, languages, call: noted, textsIn }),
      once(late, 'abort').then(() => undefined),
    ]);
    return drawing && { html: withDrawing(page, drawing), cookies: newest(replies.flatMap(({ cookies }) => cookies)) };
  };
};
