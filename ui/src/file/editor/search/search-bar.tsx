import { IconChevronDown, IconChevronUp, IconLetterCase, IconX } from 'virtual:icons';
import { longestSearchText } from '@clearbench/contracts/file/search-routes';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../../parts/button.tsx';
import type { OpenFile } from '../session/open-file.ts';
import type { TextView } from '../text/text-view.ts';
import {
  type SearchRoot,
  type SearchState,
  type Sought,
  searchClosed,
  selectSearch,
  textSought,
} from './search-slice.ts';
import { useShownHits, useTextSearch } from './use-text-search.ts';

/** The current match and the number of matches, or why there is none. */
const SearchCount = ({ search }: { readonly search: SearchState }) => {
  const { t } = useTranslation();
  const { status, found, at, problem } = search;
  const countText = () => {
    if (problem) return t(`error.${problem.errorKey}`, problem.params);
    if (!found) return status === 'loading' ? t('editor.search.looking') : '';
    if (found.total === 0) return t('editor.search.nothing');
    const number = found.skipped + (at ?? 0) + 1;
    return t(found.endedAt === undefined ? 'editor.search.count' : 'editor.search.atLeast', {
      number,
      total: found.total,
    });
  };
  return (
    <span className="ed-search-count figures" role="status" data-status={status}>
      {countText()}
    </span>
  );
};

/** The location of the current match and its line; the editor shows only the beginning of a very long line. */
const HitPosition = ({ search: { found, at } }: { readonly search: SearchState }) => {
  const { t } = useTranslation();
  const hit = at === undefined ? undefined : found?.hits[at];
  return (
    <>
      {hit && (
        <p className="ed-search-hit">
          <span className="figures">{t('editor.search.line', { line: hit.line })}</span>
          <code>
            {hit.before.trimStart()}
            <mark>{hit.match}</mark>
            {hit.after.trimEnd()}
          </code>
        </p>
      )}
      {found?.endedAt !== undefined && (
        <p className="ed-search-ended">{t('editor.search.ended', { line: found.endedAt })}</p>
      )}
    </>
  );
};

type Props = { readonly file: OpenFile; readonly text: TextView };
type ToolProps = {
  readonly label: string;
  readonly keys?: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

const Tool = ({ label, keys, pressed, onClick, children }: ToolProps) => (
  <IconButton
    label={label}
    title={keys === undefined ? label : `${label} (${keys})`}
    aria-pressed={pressed}
    onClick={onClick}
  >
    {children}
  </IconButton>
);

const OpenBar = ({ file, text, search }: Props & { readonly search: SearchState }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const field = useRef<HTMLInputElement>(null);
  const { fileId, version } = file;
  const { sought, opened } = search;
  const { step } = useTextSearch(file, text);
  const seek = (next: Sought) => dispatch(textSought({ fileId, sought: next, from: text.cursor() }));
  const close = () => {
    dispatch(searchClosed({ fileId }));
    text.focus();
  };
  useShownHits(text, search);
  useEffect(() => {
    if (opened > 0) field.current?.select();
  }, [opened]);
  const now = useRef(() => {});
  now.current = () => void (sought.text !== '' && seek(sought));
  useEffect(() => {
    if (version > 0) now.current();
  }, [version]);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') step(event.shiftKey ? 'previous' : 'next');
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  return (
    <search className="ed-search" aria-label={t('editor.search.label')}>
      <input
        ref={field}
        className="input"
        type="text"
        maxLength={longestSearchText}
        spellCheck={false}
        autoComplete="off"
        placeholder={t('editor.search.label')}
        aria-label={t('editor.search.label')}
        value={sought.text}
        onChange={({ currentTarget }) => seek({ ...sought, text: currentTarget.value })}
        onKeyDown={press}
      />
      <Tool
        label={t('editor.search.matchCase')}
        pressed={!sought.ignoreCase}
        onClick={() => seek({ ...sought, ignoreCase: !sought.ignoreCase })}
      >
        <IconLetterCase size={16} aria-hidden />
      </Tool>
      <Tool label={t('editor.search.previous')} keys="Shift+Enter" onClick={() => step('previous')}>
        <IconChevronUp size={16} aria-hidden />
      </Tool>
      <Tool label={t('editor.search.next')} keys="Enter" onClick={() => step('next')}>
        <IconChevronDown size={16} aria-hidden />
      </Tool>
      <SearchCount search={search} />
      <Tool label={t('editor.search.close')} keys="Esc" onClick={close}>
        <IconX size={16} aria-hidden />
      </Tool>
      <HitPosition search={search} />
    </search>
  );
};

/** The search in a whole text of which one piece is on screen; empty while it is closed. */
export const SearchBar = ({ file, text }: Props) => {
  const search = useSelector((root: SearchRoot) => selectSearch(root, file.fileId));
  return search ? <OpenBar file={file} text={text} search={search} /> : null;
};
