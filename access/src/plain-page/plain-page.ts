import { readFileSync } from 'node:fs';
import { type Html, html } from './html.ts';

export type PlainPage = {
  readonly language: string;
  readonly product: string;
  /** URL of its style sheet. */
  readonly style: string;
  readonly title: string;
  readonly main: Html;
};

/** A page that the server renders without scripts. */
export const plainPage = ({ language, product, style, title, main }: PlainPage): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${product}</title>
<link rel="stylesheet" href="${style}">
</head>
<body>
<main>
<p class="product"><span class="mark" aria-hidden="true"></span>${product}</p>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`.markup;

const read = (sheet: URL): string => readFileSync(sheet, 'utf8');

/** The style sheet of such pages: the common rules and those of the page. */
export const plainSheet = (own: URL): string => read(new URL('./plain-page.css', import.meta.url)) + read(own);
