import { useTranslation } from 'react-i18next';
import type { DiffLine } from './line-diff.ts';

const signs = { same: ' ', gone: '−', new: '+', gap: '⋯' } as const;

/** A message without line breaks is one line; for a long one, only the part around the first difference is shown. */
const longest = 240;
const before = 60;
/** The number of shown lines is limited, because a change can affect half of the message. */
const mostLines = 60;

const firstDifference = (lines: readonly DiffLine[], { kind, text }: DiffLine): number => {
  const other = lines.find((line) => line.kind !== kind && (line.kind === 'gone' || line.kind === 'new'))?.text ?? '';
  let at = 0;
  while (at < text.length && text[at] === other[at]) at++;
  return at;
};

/** Removes the common indentation, so that deeply nested changes are not shown far to the right. */
const indentOf = (lines: readonly DiffLine[]): number =>
  Math.min(
    ...lines.filter(({ kind, text }) => kind !== 'gap' && text.trim() !== '').map(({ text }) => text.search(/\S/)),
  );

const outdented = (lines: readonly DiffLine[]): readonly DiffLine[] => {
  const indent = indentOf(lines);
  return Number.isFinite(indent) ? lines.map((line) => ({ ...line, text: line.text.slice(indent) })) : lines;
};

const shown = (lines: readonly DiffLine[], line: DiffLine): string => {
  if (line.text.length <= longest) return line.text;
  const from = line.kind === 'same' ? 0 : Math.max(0, firstDifference(lines, line) - before);
  const cut = line.text.slice(from, from + longest);
  return `${from > 0 ? '… ' : ''}${cut}${from + longest < line.text.length ? ' …' : ''}`;
};

/** The lines before and after the change. */
export const ChangedLines = ({ lines }: { readonly lines: readonly DiffLine[] }) => {
  const { t } = useTranslation();
  const last = lines.at(mostLines);
  const some = last ? [...lines.slice(0, mostLines), { ...last, kind: 'gap' as const, text: '' }] : lines;
  const short = outdented(some);
  return (
    <section className="injection-diff" aria-label={t('errorInjection.change')}>
      {short.map((line) => (
        <div key={`${line.kind}-${line.line}`} className="injection-line" data-kind={line.kind}>
          <span className="injection-number">{line.kind === 'gap' ? '' : line.line}</span>
          <span className="injection-sign" aria-hidden="true">
            {signs[line.kind]}
          </span>
          <code>
            {line.kind === 'gone' && <span className="visually-hidden">{t('errorInjection.before')} </span>}
            {line.kind === 'new' && <span className="visually-hidden">{t('errorInjection.after')} </span>}
            {shown(short, line)}
          </code>
        </div>
      ))}
    </section>
  );
};
