import { type Html, html } from '../plain-page/html.ts';
import { plainPage } from '../plain-page/plain-page.ts';

/** Returns a text in one language, with the product's name filled in. */
export type Translate = (key: string, slots?: Readonly<Record<string, string>>) => string;

export type Button = { readonly name: string; readonly value: string; readonly label: string };

export type LinkPage = {
  readonly language: string;
  readonly product: string;
  readonly style: string;
  readonly title: string;
  readonly body: string;
  /** The action of the page: a form with the link's token, or a link. */
  readonly way:
    | { readonly form: string; readonly token: string; readonly buttons: readonly Button[] }
    | { readonly goOn: string };
};

/** The style sheet and the forms are from this origin; the policy allows nothing else. */
export const linkPagePolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const buttonOf = ({ name, value, label }: Button, index: number): Html =>
  html`<button name="${name}" value="${value}" class="${index === 0 ? 'first' : 'other'}">${label}</button>
`;

const continueLink = (way: LinkPage['way']): Html =>
  'goOn' in way
    ? html`<p class="ways"><a class="first" href="/">${way.goOn}</a></p>`
    : html`<form method="post" action="${way.form}">
<input type="hidden" name="token" value="${way.token}">
${way.buttons.map(buttonOf)}</form>`;

/** A page behind a link in a mail; it explains what its button does. */
export const linkPage = ({ body, way, ...page }: LinkPage): string =>
  plainPage({ ...page, main: html`<p class="body">${body}</p>\n${continueLink(way)}` });
