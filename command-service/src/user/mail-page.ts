import { type Html, html } from '@clearbench/access/plain-page/html';

/** The content of a mail, in the reader's language. */
export type MailPage = {
  readonly language: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly address: string };
  /** Shown after the action. */
  readonly remark?: string;
  readonly closing: string;
};

/** Fills the placeholders of a text, like the pages do. */
export const filled = (text: string, slots: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name: string) => slots[name] ?? '');

/** The plain text part, with the URL to copy. */
export const plainText = ({ greeting, paragraphs, action, remark, closing }: MailPage): string =>
  [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.address}`] : []),
    ...(remark ? [remark] : []),
    `-- \n${closing}`,
  ].join('\n\n');

const button =
  'display:inline-block;padding:10px 18px;border-radius:6px;background:#1d5fbf;color:#ffffff;text-decoration:none;font-weight:600';

const paragraph = (text: string): Html => html`<p style="white-space:pre-line">${text}</p>
`;

/** The HTML part: no images, nothing loaded from other servers. */
export const markedUp = ({ language, greeting, paragraphs, action, remark, closing }: MailPage): string =>
  html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"></head>
<body style="font:16px/1.5 system-ui,'Segoe UI',Roboto,sans-serif;color:#1b2430;max-width:36rem">
${[greeting, ...paragraphs].map(paragraph)}${
  action
    ? html`<p><a href="${action.address}" style="${button}">${action.label}</a></p>
<p style="font-size:13px;color:#55616f;word-break:break-all">${action.address}</p>
`
    : ''
}${remark ? paragraph(remark) : ''}<p style="font-size:13px;color:#55616f">${closing}</p>
</body>
</html>
`.markup;
