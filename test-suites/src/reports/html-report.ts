import { html, type Markup } from '@clearbench/validator/report-export/html/markup';
import { type CaseRun, countsOf, everyCase, type Run, type SuiteRun } from '../run/case-run.ts';
import { failureLines } from '../run/failure-of.ts';
import { casePictures } from './case-picture.ts';
import { runStyle } from './html-style.ts';

const resultNames = { passed: 'Passed', failed: 'Failed', error: 'Could not run' } as const;

const isGreen = (cases: readonly CaseRun[]): boolean => cases.every(({ result }) => result === 'passed');

/** `2027-06-15 09:00:00 UTC`. */
const momentText = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 19)} UTC`;

const facts = (entries: readonly (readonly [name: string, value: string | undefined])[]): Markup =>
  html`<dl>${entries.map(([name, value]) => (value === undefined ? [] : html`<dt>${name}</dt><dd>${value}</dd>`))}</dl>`;

const verdict = (cases: readonly CaseRun[]): Markup => {
  const { passed, cases: all } = countsOf(cases);
  return html`<p class="result" data-valid="${String(isGreen(cases))}">${passed} of ${all} cases passed</p>`;
};

const bar = (cases: readonly CaseRun[]): Markup => {
  const { passed, cases: all } = countsOf(cases);
  const share = all === 0 ? 0 : Math.floor((100 * passed) / all);
  return html`<div class="bar" role="img" aria-label="${share} % passed"><i style="width: ${share}%"></i></div>`;
};

/** Who ran a suite for a rulebook, when, with which versions, and the result. */
const certificate = ({ title, sha256 }: SuiteRun, rulebook: string, cases: readonly CaseRun[], run: Run): Markup => {
  const environments = [...new Set(cases.map(({ environment }) => environment))].join(', ');
  return html`<section class="certificate">
<h2>${title}, rulebook ${rulebook}</h2>
${verdict(cases)}
${bar(cases)}
${facts([
  ['Environment', environments],
  ['Rulebook', rulebook],
  ['Run by', run.by],
  ['Started', momentText(run.startedAt)],
  ['Clearbench', run.productVersion],
  ['Files of the suite', `SHA-256 ${sha256}`],
  ['Seed', run.seed === undefined ? undefined : String(run.seed)],
])}
</section>
`;
};

const failureOf = (run: CaseRun): Markup | undefined => {
  const lines = failureLines(run);
  return lines.length === 0 ? undefined : html`<ul class="failure">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
};

const rowOf = (run: CaseRun): Markup =>
  html`<tr><td class="outcome" data-result="${run.result}">${resultNames[run.result]}</td><td>${run.title}${failureOf(run)}</td><td class="number">${Math.round(run.duration)} ms</td></tr>
`;

const tableOf = (cases: readonly CaseRun[]): Markup => html`<table>
<thead><tr><th class="outcome">Result</th><th>Case</th><th class="number">Duration</th></tr></thead>
<tbody>
${cases.map(rowOf)}</tbody>
</table>
`;

/** Most pictures of a report; cases that did not pass come first. */
export const mostPictures = 500;

const pictureOf = (run: CaseRun): readonly Markup[] => {
  const pictures = casePictures(run);
  const name = html`<span data-result="${run.result}">${resultNames[run.result]}</span>`;
  return pictures.map((picture, index) => {
    const part = pictures.length > 1 ? html` (${index + 1}/${pictures.length})` : undefined;
    return html`<figure><figcaption>${run.title}${part} · ${name}</figcaption>${{ markup: picture }}</figure>\n`;
  });
};

/** The conversation of each case, in times of Frankfurt. */
const pictures = (cases: readonly CaseRun[]): Markup | undefined => {
  const inOrder = [
    ...cases.filter(({ result }) => result !== 'passed'),
    ...cases.filter(({ result }) => result === 'passed'),
  ];
  const shown = inOrder.slice(0, mostPictures);
  const figures = shown.flatMap(pictureOf);
  if (figures.length === 0) return undefined;
  const more = inOrder.length - shown.length;
  const note = more > 0 ? html`<p>${more} further cases have no picture in this report.</p>` : undefined;
  return html`<section class="conversations"><h3>Conversations</h3>
${figures}${note}</section>
`;
};

const suiteMarkup = (suite: SuiteRun, run: Run): Markup => {
  const byRulebook = [...Map.groupBy(suite.cases, ({ rulebook }) => rulebook)];
  return html`<section class="file">
${byRulebook.map(([rulebook, own]) => [
  certificate(suite, rulebook, own, run),
  tableOf(own),
  pictures(own) ?? [],
])}</section>
`;
};

const summary = (run: Run): Markup => {
  const rows = run.suites.map(({ title, cases }) => {
    const { passed, cases: all, duration } = countsOf(cases);
    const result = isGreen(cases) ? 'passed' : 'failed';
    return html`<tr><td class="outcome" data-result="${result}">${resultNames[result]}</td><td>${title}</td><td class="number">${passed} of ${all}</td><td class="number">${(duration / 1_000).toFixed(1)} s</td></tr>
`;
  });
  return html`<table>
<thead><tr><th class="outcome">Result</th><th>Suite</th><th class="number">Passed</th><th class="number">Duration</th></tr></thead>
<tbody>
${rows}</tbody>
</table>
`;
};

/** A run as a page that needs no other file: a summary, and for each suite and rulebook a certificate and its cases. */
export const htmlReport = (run: Run): string => {
  const cases = everyCase(run);
  const title = isGreen(cases) ? 'Test run: passed' : 'Test run: not passed';
  const page = html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${{ markup: runStyle }}</style>
</head>
<body>
<header>
<p class="kind">Clearbench test run</p>
<h1>${title}</h1>
${verdict(cases)}
${bar(cases)}
${facts([
  ['Run by', run.by],
  ['Started', momentText(run.startedAt)],
  ['Clearbench', run.productVersion],
])}
</header>
<main>
<h2>Suites</h2>
${summary(run)}${run.suites.map((suite) => suiteMarkup(suite, run))}</main>
</body>
</html>
`;
  return `<!doctype html>\n${page.markup}`;
};
