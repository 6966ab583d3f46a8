import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../parts/button.tsx';
import { sizeText } from '../../../parts/size-text.ts';
import { isFixed, isReceived, type Permissions } from '../commands/unavailable-reason.ts';
import type { FileRequests } from '../page/use-file-requests.ts';
import type { OpenFile } from '../session/open-file.ts';
import type { PieceRequest, ShownPiece } from '../session/piece.ts';
import { Bar } from './bar.tsx';
import { ConflictBar } from './conflict-bar.tsx';
import { NoticeBar } from './notice-bar.tsx';

type PieceBarProps = {
  readonly file: OpenFile;
  readonly piece: ShownPiece;
  readonly onTurn: (wanted: PieceRequest) => void;
  readonly onFind: () => void;
};

/** Shows which piece of a large text is on screen, and links to the others. */
const PieceBar = ({ file, piece, onTurn, onFind }: PieceBarProps) => {
  const { t, i18n } = useTranslation();
  const { number, pieces, firstLine, end, lines } = piece;
  const last = end.column === 1 ? end.line - 1 : end.line;
  const turns = (
    <span className="ed-bar-actions">
      <Button onClick={onFind} aria-keyshortcuts="Control+F">
        {t('editor.piece.search')}
      </Button>
      <Button disabled={number <= 1} onClick={() => onTurn({ number: number - 1 })}>
        {t('editor.piece.previous')}
      </Button>
      <Button disabled={number >= pieces} onClick={() => onTurn({ number: number + 1 })}>
        {t('editor.piece.next')}
      </Button>
    </span>
  );
  return (
    <Bar tone="info" action={turns}>
      {t('editor.piece.readOnly', { size: sizeText(file.summary?.size ?? 0, i18n.language) })}{' '}
      <span className="figures">
        {t('editor.piece.lines', { first: firstLine, last: Math.max(firstLine, last), lines })}
      </span>
    </Bar>
  );
};

type Props = {
  readonly file: OpenFile;
  readonly permissions: Permissions;
  readonly requests: FileRequests;
  /** Whether the text is one long line. */
  readonly oneLine: boolean;
  /** Opens the search in the text. */
  readonly onFind: () => void;
};

const ReceivedBar = ({ file, requests }: Props) => {
  const { t } = useTranslation();
  const cause = file.summary?.causedByFileId;
  return (
    <Bar tone="info" action={<Button onClick={requests.copy}>{t('editor.received.copy')}</Button>}>
      {t('editor.received.body')}{' '}
      {cause !== undefined && file.causeName !== undefined && (
        <Link to={`/file/${cause}?tab=transfers`}>{t('editor.received.answers', { name: file.causeName })}</Link>
      )}
      {file.causeMissing && t('editor.received.answersDeleted')}
    </Bar>
  );
};

/** The messages about the whole file, the most urgent first. */
export const FileBars = (props: Props) => {
  const { file, permissions, requests, oneLine, onFind } = props;
  const fixed = isFixed(file, permissions);
  const { save = 'planCannotEdit' } = permissions.why ?? {};
  const { t } = useTranslation();
  const { sync, notice } = file;
  return (
    <div className="ed-bars">
      {sync.status === 'conflict' && <ConflictBar file={file} theirs={sync.theirs} requests={requests} />}
      {sync.status === 'refused' && (
        <Bar tone="bad" action={<Button onClick={requests.save}>{t('editor.tryAgain')}</Button>}>
          {t('editor.refused')} {t(`error.${sync.errorKey}`, sync.params)}
        </Bar>
      )}
      {isReceived(file) && <ReceivedBar {...props} />}
      {file.piece && <PieceBar file={file} piece={file.piece} onTurn={requests.turnTo} onFind={onFind} />}
      {!isReceived(file) && fixed && !file.piece && (
        <Bar tone="info">
          {t('editor.readOnly')} {t(`planReason.${save}`)}
        </Bar>
      )}
      {oneLine && !fixed && (
        <Bar
          tone="info"
          action={
            <Button busy={file.runningCommand === 'indent'} onClick={requests.indent}>
              {t('editor.indent')}
            </Button>
          }
        >
          {t('editor.notice.oneLine')}
        </Bar>
      )}
      {notice && <NoticeBar file={file} notice={notice} requests={requests} />}
    </div>
  );
};
