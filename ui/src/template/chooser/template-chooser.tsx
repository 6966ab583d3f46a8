import { IconSearch } from 'virtual:icons';
import type { TemplateSummary } from '@clearbench/contracts/template/routes';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { type KeyNote, useKeyNotes } from '../../key-list/key-notes.ts';
import { isAnswer, searchOf } from './answered-file.ts';
import { matchingTemplates } from './matching-templates.ts';

type Props = {
  readonly templates: readonly TemplateSummary[];
  readonly rbVersion: string;
  readonly createPath: string;
  /** The file that the new one answers. */
  readonly answers?: string | undefined;
};

const keys: readonly KeyNote[] = [['Enter', 'keys.first']];

/** All templates in one view; typing filters them, Enter opens the first one. */
export const TemplateChooser = ({ templates, rbVersion, createPath, answers }: Props) => {
  const { t } = useTranslation();
  const go = useNavigate();
  const [typed, setTyped] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  useKeyNotes(keys);
  const offered = answers === undefined ? templates : templates.filter(isAnswer);
  const groups = matchingTemplates(offered, rbVersion, typed);
  const pathOf = (name: string) => `${createPath}/${encodeURIComponent(name)}${searchOf(answers)}`;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const first = groups[0]?.templates[0];
    if (key === 'Enter' && first) void go(pathOf(first.templateName));
    if (key === 'Escape') setTyped('');
  };
  return (
    <div className="column column-wide">
      <div className="page-head">
        <h1>{t(answers === undefined ? 'template.chooseTitle' : 'template.answerTitle')}</h1>
        <span className="search">
          <IconSearch size={14} aria-hidden="true" />
          <input
            type="search"
            ref={search}
            value={typed}
            placeholder={t('template.search')}
            aria-label={t('template.search')}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onKeyDown}
          />
        </span>
      </div>
      {groups.length === 0 && <p className="muted">{t(typed === '' ? 'template.none' : 'template.noMatch')}</p>}
      {groups.map(({ group, templates: members }) => (
        <section key={group} className="template-group">
          <h2>{group}</h2>
          <ul className="cards">
            {members.map(({ templateName, title, description, formatSummary }) => (
              <li key={templateName}>
                <Link className="card card-link" to={pathOf(templateName)}>
                  <span className="card-title">{title}</span>
                  <span className="card-body">{description}</span>
                  <code>{formatSummary.messageType}</code>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
