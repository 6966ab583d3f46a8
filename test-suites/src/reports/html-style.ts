import { style } from '@clearbench/validator/report-export/html/style';

/** The sheet of validation reports, and what only the report of a run has. */
export const runStyle = `${style}
body { max-width: 960px; }
.certificate { margin: 0 0 28px; padding: 18px 20px; border: 1.5px solid var(--line); border-radius: 6px; }
.certificate h2 { margin-top: 0; }
.bar { display: flex; height: 8px; margin: 10px 0 14px; border-radius: 4px; overflow: hidden; background: var(--Error); }
.bar i { background: var(--good); }
td.outcome, th.outcome { width: 1%; padding-inline-end: 18px; white-space: nowrap; }
td.outcome { font-weight: 600; }
td.outcome[data-result="passed"] { color: var(--good); }
td.outcome[data-result="failed"], td.outcome[data-result="error"] { color: var(--Error); }
td.number, th.number { width: 1%; padding-inline-start: 18px; text-align: end; white-space: nowrap; }
.failure { margin: 4px 0 0; padding: 0 0 0 16px; }
.failure li { overflow-wrap: anywhere; }
main > section { margin-top: 32px; }
.conversations figure { margin: 20px 0; }
.conversations figcaption { margin-bottom: 6px; font-weight: 600; overflow-wrap: anywhere; }
.conversations figcaption span { color: var(--good); }
.conversations figcaption span:not([data-result="passed"]) { color: var(--Error); }
.conversations svg { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 6px; }
@media print { main > section { break-before: page; margin-top: 0; } .certificate, .conversations figure { break-inside: avoid; } .conversations figcaption { break-after: avoid; } .conversations svg { border-radius: 0; print-color-adjust: exact; -webkit-print-color-adjust: exact; } .bar, .bar i { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
`;
