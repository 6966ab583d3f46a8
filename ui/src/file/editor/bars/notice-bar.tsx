import { useTranslation } from 'react-i18next';
import { Button } from '../../../parts/button.tsx';
import { timeOf } from '../page/relative-time.ts';
import type { FileRequests } from '../page/use-file-requests.ts';
import type { Notice, OpenFile, VersionNotice } from '../session/open-file.ts';
import { Bar, whoWrote } from './bar.tsx';

const warnings: readonly Notice['kind'][] = ['draftNotKept', 'draftNotRead', 'mergeNotUndone'];

type Props = { readonly file: OpenFile; readonly requests: FileRequests };

const Actions = ({ file, requests, notice }: Props & { readonly notice: VersionNotice }) => {
  const { t } = useTranslation();
  const { kind, version } = notice;
  const isMerge = kind === 'merged' || kind === 'resolved';
  if (file.comparison || !(isMerge || kind === 'keptMine' || kind === 'mergeUndone')) return null;
  return (
    <div className="ed-bar-actions">
      {isMerge ? (
        <>
          <Button onClick={() => requests.compare(version, 'merge')}>{t('editor.merge.show')}</Button>
          <Button onClick={requests.undoMerge}>{t('editor.merge.undo')}</Button>
        </>
      ) : (
        <Button onClick={() => requests.compare(version)}>{t('editor.merge.compareVersion', { version })}</Button>
      )}
    </div>
  );
};

const Text = ({ file, notice }: { readonly file: OpenFile; readonly notice: Notice }) => {
  const { t, i18n } = useTranslation();
  if (notice.kind === 'draftRestored')
    return t('editor.notice.draftRestored', { at: timeOf(notice.at, Date.now(), i18n.language) });
  if (notice.kind === 'draftNotKept' || notice.kind === 'draftNotRead') return t(`editor.notice.${notice.kind}`);
  const { kind, version } = notice;
  const by = whoWrote(file.writer, version);
  const name = file.writer?.name;
  if (kind === 'replaced') return t(`editor.notice.replaced.${by}`, { version, name });
  return t(`editor.notice.${kind}`, { theirs: t(`editor.merge.version.${by}`, { version, name }) });
};

/** A notice about the text with its actions; it stays until it is closed. */
export const NoticeBar = ({ file, notice, requests }: Props & { readonly notice: Notice }) => (
  <Bar
    tone={warnings.includes(notice.kind) ? 'warn' : 'info'}
    onClose={requests.dismissNotice}
    action={'version' in notice && <Actions file={file} notice={notice} requests={requests} />}
  >
    <Text file={file} notice={notice} />
  </Bar>
);
