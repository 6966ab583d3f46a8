import './merge.css';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../parts/button.tsx';
import type { FileRequests } from '../page/use-file-requests.ts';
import type { OpenFile } from '../session/open-file.ts';
import type { MergeConflict } from './three-way-merge.ts';

const ways = ['mine', 'theirs', 'both', 'own'] as const;
type Resolution = (typeof ways)[number];
type Choice = { readonly way: Resolution; readonly text: string };

const linesOf = ({ mine, theirs }: MergeConflict, { way, text }: Choice): readonly string[] => {
  switch (way) {
    case 'mine':
      return mine;
    case 'theirs':
      return theirs;
    case 'both':
      return [...theirs, ...mine];
    case 'own':
      return text === '' ? [] : text.split('\n');
  }
};

const Pane = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => {
  const { t } = useTranslation();
  return (
    <figure className="ed-conflict-pane">
      <figcaption>{title}</figcaption>
      <pre>{lines.length === 0 ? <em>{t('editor.merge.noLines')}</em> : lines.join('\n')}</pre>
    </figure>
  );
};

type ConflictProps = {
  readonly conflict: MergeConflict;
  readonly number: number;
  readonly theirs: string;
  readonly choice: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
};

const Conflict = ({ conflict, number, theirs, choice, onChoose }: ConflictProps) => {
  const { t } = useTranslation();
  const heading = useId();
  const choose = (way: Resolution) =>
    onChoose({ way, text: choice ? linesOf(conflict, choice).join('\n') : conflict.mine.join('\n') });
  return (
    <section className="ed-conflict" aria-labelledby={heading}>
      <h3 id={heading}>{t('editor.merge.conflict', { number, line: conflict.line })}</h3>
      <div className="ed-conflict-panes">
        <Pane title={t('editor.merge.pane.base')} lines={conflict.base} />
        <Pane title={theirs} lines={conflict.theirs} />
        <Pane title={t('editor.merge.pane.mine')} lines={conflict.mine} />
      </div>
      {/* Nothing is selected at first: the tester decides each conflict. */}
      <div className="segments" role="radiogroup" aria-labelledby={heading}>
        {ways.map((way) => (
          <label key={way} className="segment">
            <input
              type="radio"
              className="visually-hidden"
              name={heading}
              checked={choice?.way === way}
              onChange={() => choose(way)}
            />
            {t(`editor.merge.way.${way}`)}
          </label>
        ))}
      </div>
      {choice?.way === 'own' && (
        <textarea
          className="input ed-conflict-own"
          aria-label={t('editor.merge.ownText')}
          rows={Math.min(12, Math.max(2, choice.text.split('\n').length))}
          value={choice.text}
          onChange={({ currentTarget }) => onChoose({ way: 'own', text: currentTarget.value })}
        />
      )}
    </section>
  );
};

type Props = {
  readonly file: OpenFile;
  readonly conflicts: readonly MergeConflict[];
  readonly requests: FileRequests;
};

const Choices = ({ file, conflicts, requests }: Props) => {
  const { t } = useTranslation();
  const [choices, setChoices] = useState<Readonly<Record<number, Choice>>>({});
  const theirs = file.sync.status === 'conflict' ? file.sync.theirs : file.version;
  const open = conflicts.filter((_, index) => !choices[index]).length;
  const chooseAll = (way: Resolution) =>
    setChoices(Object.fromEntries(conflicts.map((_, at) => [at, { way, text: '' }])));
  const done = () =>
    requests.resolveWith(
      conflicts.map((conflict, index) => linesOf(conflict, choices[index] ?? { way: 'mine', text: '' })),
    );
  return (
    <section className="ed-conflicts" aria-label={t('editor.merge.title')}>
      <div className="ed-comparison-bar">
        <span>
          <strong>{t('editor.merge.title')}</strong>{' '}
          <span role="status">{t('editor.merge.open', { count: open })}</span>
        </span>
        <Button onClick={() => chooseAll('mine')}>{t('editor.merge.allMine')}</Button>
        <Button onClick={() => chooseAll('theirs')}>{t('editor.merge.allTheirs')}</Button>
        <Button tone="primary" disabled={open > 0} onClick={done}>
          {t('editor.merge.apply')}
        </Button>
        <Button onClick={requests.endResolving}>{t('editor.merge.close')}</Button>
      </div>
      <div className="ed-conflict-list">
        <p className="muted">{t('editor.merge.help')}</p>
        {conflicts.map((conflict, index) => (
          <Conflict
            key={`${conflict.line}-${conflict.slot.offset}`}
            conflict={conflict}
            number={index + 1}
            theirs={t('editor.diff.theirs', { version: theirs })}
            choice={choices[index]}
            onChoose={(choice) => setChoices((before) => ({ ...before, [index]: choice }))}
          />
        ))}
      </div>
    </section>
  );
};

/** The lines that both changed, side by side: the original, theirs and mine. Another version resets the selection. */
export const ConflictView = (props: Props) => {
  const { sync } = props.file;
  return <Choices key={sync.status === 'conflict' ? sync.theirs : 0} {...props} />;
};
