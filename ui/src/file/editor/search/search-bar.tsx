import { longestSought } from '@clearbench/contracts/file/search-routes';
import { IconChevronDown, IconChevronUp, IconLetterCase, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { OpenFile } from '../session/open-file.ts';
import type { TextView } from '../text/text-view.ts';
import { HitPlace } from './hit-place.tsx';
import { SearchCount } from './search-count.tsx';
import {
  type SearchRoot,
  type SearchState,
  type Sought,
  searchClosed,
  selectSearch,
  textSought,
} from './search-slice.ts';
import { useShownHits } from './use-shown-hits.ts';
import { useTextSearch } from './use-text-search.ts';

type Props = { readonly file: OpenFile; readonly text: TextView };
type ToolProps = {
  readonly label: string;
  readonly keys?: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

const Tool = ({ label, keys, pressed, onClick, children }: ToolProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    title={keys === undefined ? label : `${label} (${keys})`}
    aria-pressed={pressed}
    onClick={onClick}
  >
    {children}
  </button>
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
        maxLength={longestSought}
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
      <HitPlace search={search} />
    </search>
  );
};

/** The search through a whole text of which one piece is on screen; nothing while it is closed. */
export const SearchBar = ({ file, text }: Props) => {
  const search = useSelector((root: SearchRoot) => selectSearch(root, file.fileId));
  return search ? <OpenBar file={file} text={text} search={search} /> : null;
};
