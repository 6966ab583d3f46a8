import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownColorScheme } from '../../../look-and-feel/color-scheme.ts';
import { Button } from '../../../parts/button.tsx';
import { Spinner } from '../../../parts/spinner.tsx';
import { usePaneTexts } from '../language/use-pane-texts.ts';
import { useTerms } from '../language/use-terms.ts';
import { ConflictView } from '../merge/conflict-view.tsx';
import { fetchPane } from '../monaco/fetch-pane.ts';
import { findingText } from '../report/finding-text.ts';
import type { OpenFile } from '../session/open-file.ts';
import { isInPiece, locationInPiece, type ShownPiece } from '../session/piece.ts';
import { openTexts } from '../text/open-texts.ts';
import type { TextView } from '../text/text-view.ts';
import type { FileRequests } from './use-file-requests.ts';
import { usePieceView } from './use-piece-view.ts';

const MonacoPane = lazy(async () => ({ default: (await fetchPane()).MonacoPane }));
const DiffPane = lazy(async () => ({ default: (await import('../monaco/diff-pane.tsx')).DiffPane }));

type Props = {
  readonly file: OpenFile;
  readonly fixed: boolean;
  readonly canValidate: boolean;
  readonly tabMovesFocus: boolean;
  readonly requests: FileRequests;
  readonly onView: (view: TextView | undefined) => void;
};

const Loading = () => {
  const { t } = useTranslation();
  return (
    <div className="ed-loading" role="status" aria-label={t('editor.loading')}>
      <Spinner />
    </div>
  );
};

const Comparison = ({ file, fixed, tabMovesFocus, requests }: Props) => {
  const { t } = useTranslation();
  const { fileId, comparison, version, sync } = file;
  if (!comparison) return null;
  const theirs = sync.status === 'conflict' && sync.theirs === comparison.version;
  const kind = comparison.of === 'merge' ? 'beforeMerge' : theirs ? 'theirs' : 'version';
  const original = t(`editor.diff.${kind}`, { version: comparison.version });
  return (
    <div className="ed-comparison">
      <div className="ed-comparison-bar">
        <span>
          <strong>{original}</strong> ↔ {t('editor.diff.onScreen', { version })}
        </span>
        {kind === 'version' && !fixed && (
          <Button onClick={() => requests.restore(comparison.version)}>{t('editor.history.restore')}</Button>
        )}
        <Button onClick={requests.endComparison}>{t('editor.diff.close')}</Button>
      </div>
      {comparison.status === 'loading' ? (
        <Loading />
      ) : (
        <DiffPane
          key={`${kind}-${comparison.version}`}
          fileId={fileId}
          texts={openTexts}
          readOnly={fixed}
          tabMovesFocus={tabMovesFocus}
          originalLabel={original}
          modifiedLabel={t('editor.diff.onScreen', { version })}
        />
      )}
    </div>
  );
};

/** The findings as marks in the text on screen; for a text in pieces those of the piece. */
const marksIn = (
  messages: readonly ValidationMessage[],
  piece: ShownPiece | undefined,
): readonly ValidationMessage[] =>
  piece
    ? messages
        .filter((message) => isInPiece(piece, message))
        .map((message) => ({ ...message, ...locationInPiece(piece, message) }))
    : messages;

/** The text of the file, with the findings of the last report; a comparison covers it. */
export const TextArea = (props: Props) => {
  const { file, fixed, canValidate, tabMovesFocus, requests, onView } = props;
  const { piece } = file;
  const setView = usePieceView(file, onView);
  const { t } = useTranslation();
  const dark = useShownColorScheme() === 'dark';
  const messages = file.report?.validationMessages;
  const marks = useMemo(
    () => marksIn(messages ?? [], piece).map((message) => ({ message, text: findingText(t, message) })),
    [messages, piece, t],
  );
  const terms = useTerms(file, canValidate);
  const words = usePaneTexts();
  const name = file.summary?.fileName ?? '';
  return (
    <Suspense fallback={<Loading />}>
      <MonacoPane
        fileId={file.fileId}
        texts={openTexts}
        marks={marks}
        areMarksNew={file.sync.status === 'saved' && file.report !== undefined}
        terms={piece ? undefined : terms}
        firstLine={piece?.firstLine ?? 1}
        dark={dark}
        readOnly={fixed}
        tabMovesFocus={tabMovesFocus}
        label={t('editor.text.label', { name })}
        words={words}
        onView={setView}
      />
      {/* While the code loads, the text behind it stays in place: an editor without a size loses its scroll position. */}
      <Suspense fallback={<Loading />}>
        <Comparison {...props} />
      </Suspense>
      {file.resolving && file.conflicts && <ConflictView file={file} conflicts={file.conflicts} requests={requests} />}
    </Suspense>
  );
};
