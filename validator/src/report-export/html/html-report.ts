import type {
  NotListed,
  Severity,
  ValidationMessage,
  ValidationReport,
} from '@clearbench/contracts/file/validation-report';
import { numberText } from '@clearbench/contracts/translation/number-text';
import { valueRange } from '@clearbench/validation-engine/report/finding-range';
import { severities } from '@clearbench/validation-engine/report/limit-findings';
import type { CheckedFile, ExportTexts, RuleTexts } from '../checked-file.ts';
import type { Excerpt, ExcerptLine } from './excerpts.ts';
import { type Label, labelsIn } from './labels.ts';
import { html, type Markup } from './markup.ts';
import { style } from './style.ts';

type Reported = Extract<CheckedFile, { readonly report: ValidationReport }>;
type Page = {
  readonly texts: ExportTexts;
  readonly label: Label;
  readonly number: (count: number) => string;
  readonly moment: (at: string) => string;
};

const plural = { Error: 'Errors', Warning: 'Warnings', Info: 'Infos' } as const;
const countOf = { Error: 'errors', Warning: 'warnings', Info: 'infos' } as const;
const worstFirst = severities.toReversed();

/** A link to the page of a rule; only to an origin of the web. */
const ruleLink = (ruleId: string, { texts: { origin } }: Page): Markup =>
  origin !== undefined && /^https?:\/\//.test(origin) && /^[A-Z]-\d\d$/.test(ruleId)
    ? html`<a href="${origin}/explain/rules/${ruleId}"><code>${ruleId}</code></a>`
    : html`<code>${ruleId}</code>`;

/** A path may break between its elements. */
const pathMarkup = (path: string): readonly Markup[] =>
  path.split('/').map((step, at) => (at === 0 ? html`${step}` : html`/<wbr>${step}`));

const fact = (name: string, content: Markup | string | undefined): Markup =>
  content === undefined || content === '' ? html`` : html`<dt>${name}</dt><dd>${content}</dd>`;

const lineMarkup = ({ line, column, text, goesOn }: ExcerptLine, message: ValidationMessage): Markup => {
  const start = column > 1 ? '… ' : '';
  const end = goesOn ? ' …' : '';
  if (line !== message.line) return html`<span><i>${line}</i>${start}${text}${end}</span>`;
  const from = Math.max(0, message.column - column);
  const range = valueRange(text.slice(from), 1, message.value);
  const [first, behind] = range ? [from + range.startColumn - 1, from + range.endColumn - 1] : [from, from];
  const marked = first === behind ? html`` : html`<mark>${text.slice(first, behind)}</mark>`;
  return html`<span data-found><i>${line}</i>${start}${text.slice(0, first)}${marked}${text.slice(behind)}${end}</span>`;
};

const excerptMarkup = (excerpt: Excerpt | undefined, message: ValidationMessage, { label }: Page): Markup =>
  excerpt === undefined || excerpt.length === 0
    ? html``
    : html`<pre aria-label="${label('excerpt', { line: message.line })}">${excerpt.map((line) => lineMarkup(line, message))}</pre>`;

const findingMarkup = (message: ValidationMessage, excerpt: Excerpt | undefined, page: Page): Markup => {
  const { severity, ruleId, layer, line, column, path, value, expected } = message;
  const { label, texts } = page;
  const rule = texts.rule?.(ruleId);
  return html`<article class="finding" data-severity="${severity}">
<p class="about"><span class="tag" data-severity="${severity}">${label(severity)}</span> ${ruleLink(ruleId, page)} <span>${label(`layer.${layer}`)}</span> <span>${label('place', { line, column })}</span></p>
<h3>${texts.translate(message)}</h3>
<dl>${fact(label('path'), path === '' ? undefined : html`<code>${pathMarkup(path)}</code>`)}${fact(
    label('value'),
    value === undefined ? undefined : html`<code>${value === '' ? '""' : value}</code>`,
  )}${fact(label('expected'), expected === undefined ? undefined : html`<code>${expected}</code>`)}${fact(
    label('fix'),
    rule?.fix,
  )}${fact(label('source'), rule?.source)}</dl>
${excerptMarkup(excerpt, message, page)}
</article>
`;
};

const notListedMarkup = (counts: readonly NotListed[], { label, number, ...page }: Page): Markup =>
  counts.length === 0
    ? html``
    : html`<table><thead><tr><th>${label('notListed')}</th><th class="count">${label('findings')}</th></tr></thead><tbody>
${counts.map(({ ruleId, count }) => html`<tr><td>${ruleLink(ruleId, { label, number, ...page })} ${page.texts.rule?.(ruleId)?.title}</td><td class="count">${number(count)}</td></tr>\n`)}</tbody></table>
`;

const findingsMarkup = ({ report, excerpts = [] }: Reported, severity: Severity, page: Page): Markup => {
  const { validationMessages, validationSummary } = report;
  const found = validationSummary[countOf[severity]];
  if (found === 0) return html``;
  const listed = validationMessages.flatMap((message, at) =>
    message.severity === severity ? [findingMarkup(message, excerpts[at], page)] : [],
  );
  const others = (validationSummary.notListed ?? []).filter((counted) => counted.severity === severity);
  return html`<section><h2>${page.label(plural[severity])} (${page.number(found)})</h2>
${listed}${notListedMarkup(others, page)}</section>
`;
};

const countsMarkup = ({ validationSummary, validationMessages }: ValidationReport, { label, number }: Page): Markup =>
  html`<table><thead><tr><th>${label('severity')}</th><th class="count">${label('findings')}</th><th class="count">${label('listed')}</th></tr></thead><tbody>
${worstFirst.map((severity) => {
  const listed = validationMessages.filter((message) => message.severity === severity).length;
  return html`<tr><td><span class="tag" data-severity="${severity}">${label(plural[severity])}</span></td><td class="count">${number(validationSummary[countOf[severity]])}</td><td class="count">${number(listed)}</td></tr>\n`;
})}</tbody></table>
`;

const summaryMarkup = ({ file, report: { validationSummary: summary }, about = {} }: Reported, page: Page): Markup => {
  const { label, number, moment, texts } = page;
  const { messageType, scheme, rbVersion, transactions, bytes, byEngine, environmentSeverities = {} } = summary;
  const off = Object.keys(environmentSeverities).filter((ruleId) => environmentSeverities[ruleId] === 'off');
  return html`<dl>${fact(label('file'), file)}${fact(label('environment'), about.environment)}${fact(
    label('rulebook'),
    `${scheme.toUpperCase()} ${rbVersion}`,
  )}${fact(label('messageType'), messageType ?? label('noType'))}${fact(
    label('version'),
    about.version === undefined ? undefined : `v${about.version}`,
  )}${fact(label('validatedAt'), about.validatedAt === undefined ? undefined : moment(about.validatedAt))}${fact(
    label('createdAt'),
    texts.at === undefined ? undefined : moment(texts.at),
  )}${fact(label('transactions'), number(transactions))}${fact(label('size'), label('bytes', { count: number(bytes) }))}</dl>
${off.length === 0 ? html`` : html`<p class="note">${label('turnedOff', { rules: off.join(', ') })}</p>`}${byEngine ? html`<p class="note">${label('byEngine')}</p>` : html``}`;
};

const rulesMarkup = ({ report }: Reported, page: Page): Markup => {
  const ids = [...new Set(report.validationMessages.map(({ ruleId }) => ruleId))].toSorted();
  const known = ids.flatMap((id) => {
    const texts = page.texts.rule?.(id);
    return texts ? [[id, texts] as const] : [];
  });
  const entry = ([id, { title, requirement }]: readonly [string, RuleTexts]): Markup =>
    html`<div class="rule"><h3>${ruleLink(id, page)} ${title}</h3><p>${requirement}</p></div>\n`;
  return known.length === 0 ? html`` : html`<section><h2>${page.label('rules')}</h2>\n${known.map(entry)}</section>\n`;
};

const fileMarkup = (checked: CheckedFile, page: Page): Markup => {
  const { label } = page;
  if ('error' in checked)
    return html`<section class="file"><header><p class="kind">${label('title')}</p><h1>${checked.file}</h1></header>
<p class="result" data-valid="false">${label('unread', { reason: checked.error })}</p></section>
`;
  const { valid } = checked.report.validationSummary;
  const { notShown, notListed = [] } = checked.report.validationSummary;
  const unknown = notShown - notListed.reduce((sum, { count }) => sum + count, 0);
  return html`<section class="file"><header><p class="kind">${label('title')}</p><h1>${checked.file}</h1>
<p class="result" data-valid="${String(valid)}">${label(valid ? 'valid' : 'notValid')}</p>
${summaryMarkup(checked, page)}
<h2>${label('summary')}</h2>
${countsMarkup(checked.report, page)}</header>
${checked.report.validationMessages.length === 0 ? html`<p>${label('noFindings')}</p>` : html``}
${worstFirst.map((severity) => findingsMarkup(checked, severity, page))}
${unknown > 0 ? html`<p class="note">${page.texts.notShown(unknown)}</p>` : html``}
${rulesMarkup(checked, page)}</section>
`;
};

const resultOf = (checked: CheckedFile, { label }: Page): string =>
  'error' in checked
    ? label('unread', { reason: checked.error })
    : label(checked.report.validationSummary.valid ? 'valid' : 'notValid');

const contentsMarkup = (files: readonly CheckedFile[], page: Page): Markup =>
  files.length < 2
    ? html``
    : html`<section><p class="kind">${page.label('title')}</p><h1>${page.label('files')}</h1><table><thead><tr><th>${page.label('file')}</th><th>${page.label('result')}</th><th class="count">${page.label('Errors')}</th><th class="count">${page.label('Warnings')}</th></tr></thead><tbody>
${files.map((checked) => {
  const summary = 'error' in checked ? undefined : checked.report.validationSummary;
  return html`<tr><td>${checked.file}</td><td>${resultOf(checked, page)}</td><td class="count">${summary && page.number(summary.errors)}</td><td class="count">${summary && page.number(summary.warnings)}</td></tr>\n`;
})}</tbody></table></section>
`;

const momentIn = (language: string, timeZone: string | undefined) => {
  const format = (zone: string | undefined) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      dateStyle: 'long',
      timeStyle: 'long',
      timeZone: zone || 'UTC',
    });
  return (at: string): string => {
    try {
      return format(timeZone).format(new Date(at));
    } catch {
      return at;
    }
  };
};

/** A self-contained page: no script, no picture, nothing to load; its policy allows nothing else. */
export const asHtml = (files: readonly CheckedFile[], texts: ExportTexts): string => {
  const { language = 'en' } = texts;
  const page: Page = {
    texts,
    label: labelsIn(language),
    number: (count) => numberText(count, language),
    moment: momentIn(language, texts.timeZone),
  };
  const title = files.length === 1 ? `${files[0]?.file} – ${page.label('title')}` : page.label('title');
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${{ markup: style }}</style>
</head>
<body>
<main>
${contentsMarkup(files, page)}${files.map((checked) => fileMarkup(checked, page))}</main>
<footer>${page.label('made')}${texts.productVersion === undefined ? '' : ` ${texts.productVersion}`}</footer>
</body>
</html>
`.markup;
};
