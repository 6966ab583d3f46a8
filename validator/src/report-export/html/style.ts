/** The sheet of the report: A4 with page numbers on paper, one column on screens of any width, dark where the reader prefers it. */
export const style = `
:root { color-scheme: light dark; --ink: #16202c; --ink-2: #566273; --line: #cfd6df; --ground: #fff; --ground-2: #f3f5f8;
  --Error: #b3261e; --Warning: #8a5a00; --Info: #1f5fa8; --good: #1b6e3c; --mark: #ffe28a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e7ebf0; --ink-2: #a3afbd; --line: #3a4552; --ground: #14181d;
  --ground-2: #1d232a; --Error: #ff8a80; --Warning: #f5c26b; --Info: #8dbdf5; --good: #7fd3a0; --mark: #6b5300; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 820px; padding: 28px 24px 48px; background: var(--ground); color: var(--ink);
  font: 14px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
h1 { margin: 0 0 2px; font-size: 22px; line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 30px 0 10px; padding-bottom: 4px; border-bottom: 2px solid var(--line); font-size: 17px; line-height: 1.3; }
h3 { margin: 0; font-size: 14px; line-height: 1.4; overflow-wrap: anywhere; }
p { margin: 0 0 8px; }
a { color: inherit; text-underline-offset: 2px; }
code, pre { font: 12px/1.5 ui-monospace, "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
.kind { margin: 0 0 4px; color: var(--ink-2); }
.result { display: inline-block; margin: 8px 0 14px; padding: 3px 10px; border: 1.5px solid currentColor; border-radius: 4px; font-weight: 600; }
.result[data-valid="true"] { color: var(--good); }
.result[data-valid="false"] { color: var(--Error); }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 2px 16px; margin: 0; }
dt { color: var(--ink-2); }
dd { margin: 0; overflow-wrap: anywhere; }
table { width: 100%; margin: 0 0 14px; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 4px 10px 4px 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: baseline; }
td.count, th.count { width: 8em; text-align: end; }
.tag { font-weight: 700; }
.tag[data-severity="Error"] { color: var(--Error); }
.tag[data-severity="Warning"] { color: var(--Warning); }
.tag[data-severity="Info"] { color: var(--Info); }
.finding { margin: 0 0 14px; padding: 0 0 12px 12px; border-inline-start: 4px solid var(--line); }
.finding[data-severity="Error"] { border-color: var(--Error); }
.finding[data-severity="Warning"] { border-color: var(--Warning); }
.finding[data-severity="Info"] { border-color: var(--Info); }
.about { display: flex; flex-wrap: wrap; gap: 0 12px; margin: 0; color: var(--ink-2); }
.finding h3 { margin: 2px 0 4px; }
pre { margin: 8px 0 0; padding: 6px 0; border: 1px solid var(--line); border-radius: 4px; background: var(--ground-2);
  white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2; }
pre span { display: block; padding-inline: 4.6em 8px; text-indent: -4em; }
pre span[data-found] { background: color-mix(in srgb, var(--mark) 35%, transparent); }
pre i { display: inline-block; width: 3.2em; margin-inline-end: 0.8em; color: var(--ink-2); font-style: normal; text-align: end; text-indent: 0; user-select: none; }
mark { border-radius: 2px; background: var(--mark); color: inherit; outline: 1px solid var(--Warning); text-indent: 0; }
.rule { margin: 0 0 14px; }
.note { color: var(--ink-2); }
footer { margin-top: 32px; padding-top: 8px; border-top: 1px solid var(--line); color: var(--ink-2); }
section.file + section.file { margin-top: 56px; }
@media (max-width: 520px) { body { padding: 18px 14px 36px; } dl { grid-template-columns: 1fr; } dt { margin-top: 6px; }
  pre span { padding-inline-start: 3.6em; text-indent: -3.2em; } pre i { width: 2.4em; } }
@page { size: A4; margin: 16mm 15mm 18mm; @bottom-left { content: "Clearbench"; font: 9pt system-ui, sans-serif; color: #566273; }
  @bottom-right { content: counter(page) " / " counter(pages); font: 9pt system-ui, sans-serif; color: #566273; } }
@media print {
  :root { color-scheme: light; --ink: #000; --ink-2: #444; --line: #bbb; --ground: #fff; --ground-2: #f5f5f5;
    --Error: #a01a12; --Warning: #7a4f00; --Info: #174f8f; --good: #14572f; --mark: #ffe28a; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  code, pre { font-size: 8.5pt; }
  h2, h3, .about { break-after: avoid; }
  .finding, .rule, tr, header { break-inside: avoid; }
  section.file + section.file { break-before: page; margin-top: 0; }
  a { text-decoration: none; }
  pre span[data-found], mark { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
