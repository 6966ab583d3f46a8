import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isFixed, isReceived, type Permissions } from '../header/file-orders.ts';
import { timeOf } from '../page/relative-time.ts';
import type { Commands } from '../page/use-commands-of-file.ts';
import type { Notice, OpenFile } from '../session/open-file.ts';
import { Bar } from './bar.tsx';
import { ConflictBar } from './conflict-bar.tsx';
import { PieceBar } from './piece-bar.tsx';
import { whoWrote } from './who-wrote.ts';

type Props = {
  readonly file: OpenFile;
  readonly permissions: Permissions;
  readonly commands: Commands;
  /** Whether the text is one long line. */
  readonly oneLine: boolean;
  /** Opens the search in the text. */
  readonly onFind: () => void;
};

const NoticeText = ({ notice, writer }: { readonly notice: Notice } & Pick<OpenFile, 'writer'>) => {
  const { t, i18n } = useTranslation();
  switch (notice.kind) {
    case 'draftRestored':
      return t('editor.notice.draftRestored', { at: timeOf(notice.at, Date.now(), i18n.language) });
    case 'takenOver':
      return t(`editor.notice.takenOver.${whoWrote(writer, notice.version)}`, {
        version: notice.version,
        name: writer?.name,
      });
    case 'draftNotKept':
      return t('editor.notice.draftNotKept');
  }
};

const ReceivedBar = ({ file, commands }: Props) => {
  const { t } = useTranslation();
  const cause = file.summary?.causedByFileId;
  return (
    <Bar
      tone="info"
      action={
        <Button variant="default" onClick={commands.copy}>
          {t('editor.received.copy')}
        </Button>
      }
    >
      {t('editor.received.body')}{' '}
      {cause !== undefined && (
        <Link to={`/file/${cause}?tab=transfers`}>
          {t('editor.received.answers', { name: file.causeName ?? cause })}
        </Link>
      )}
    </Bar>
  );
};

/** Everything the page has to say about the whole file, most urgent first. */
export const FileBars = (props: Props) => {
  const { file, permissions, commands, oneLine, onFind } = props;
  const fixed = isFixed(file, permissions);
  const { save = 'planCannotEdit' } = permissions.why ?? {};
  const { t } = useTranslation();
  const { sync, notice } = file;
  return (
    <div className="ed-bars">
      {sync.status === 'conflict' && (
        <ConflictBar
          writer={file.writer}
          theirs={sync.theirs}
          mine={file.version}
          comparing={file.comparison !== undefined}
          onCompare={() => commands.compare(sync.theirs)}
          onKeepMine={commands.keepMine}
          onTakeTheirs={commands.takeTheirs}
        />
      )}
      {sync.status === 'refused' && (
        <Bar
          tone="bad"
          action={
            <Button variant="default" onClick={commands.save}>
              {t('editor.tryAgain')}
            </Button>
          }
        >
          {t('editor.refused')} {t(`error.${sync.errorKey}`, sync.params)}
        </Bar>
      )}
      {isReceived(file) && <ReceivedBar {...props} />}
      {file.piece && <PieceBar file={file} piece={file.piece} onTurn={commands.turnTo} onFind={onFind} />}
      {!isReceived(file) && fixed && !file.piece && (
        <Bar tone="info">
          {t('editor.readOnly')} {t(`planReason.${save}`)}
        </Bar>
      )}
      {oneLine && !fixed && (
        <Bar
          tone="info"
          action={
            <Button variant="default" loading={file.ordered === 'indent'} onClick={commands.indent}>
              {t('editor.indent')}
            </Button>
          }
        >
          {t('editor.notice.oneLine')}
        </Bar>
      )}
      {notice && (
        <Bar tone={notice.kind === 'draftNotKept' ? 'warn' : 'info'} onClose={commands.dismissNotice}>
          <NoticeText notice={notice} writer={file.writer} />
        </Bar>
      )}
    </div>
  );
};
