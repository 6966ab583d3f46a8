import { IconX } from 'virtual:icons';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { IconButton } from '../../parts/button.tsx';
import { FileChooser } from './file-chooser.tsx';
import { UploadRow } from './upload-row.tsx';
import { finishedCleared, type Upload, uploadRetried } from './upload-slice.ts';

type Props = {
  readonly uploads: readonly Upload[];
  /** Whether the file chooser is shown, besides the uploads in progress. */
  readonly asking: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onClose: () => void;
};

const isFailed = ({ status }: Upload): boolean => status === 'failed';

/** Rejected files are first: among many they would be overlooked. */
const failedFirst = (one: Upload, other: Upload): number => Number(isFailed(other)) - Number(isFailed(one));

/** The panel beside the list: the file chooser, and the progress of uploads. */
export const UploadPanel = ({ uploads, asking, onFiles, onClose }: Props) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const failed = uploads.filter(isFailed).length;
  const finished = uploads.filter(({ status }) => status === 'done').length + failed;
  return (
    <aside className="upload-panel" aria-label={t('upload.title')}>
      <header>
        <h2>{t('upload.title')}</h2>
        <IconButton label={t('upload.close')} onClick={onClose}>
          <IconX size={16} aria-hidden="true" />
        </IconButton>
      </header>
      {asking && <FileChooser hint={t('upload.hint')} onFiles={onFiles} />}
      {uploads.length > 0 && (
        <>
          <p className="upload-sum figures" role="status">
            <span>{t('upload.sum', { finished, count: uploads.length })}</span>
            {failed > 0 && <span className="upload-failed">{t('upload.failed', { count: failed })}</span>}
            {finished > 0 && (
              <button type="button" className="link-button" onClick={() => dispatch(finishedCleared())}>
                {t('upload.clear')}
              </button>
            )}
          </p>
          <ul className="upload-list">
            {uploads.toSorted(failedFirst).map((upload) => (
              <UploadRow key={upload.id} upload={upload} onRetry={() => dispatch(uploadRetried({ id: upload.id }))} />
            ))}
          </ul>
        </>
      )}
    </aside>
  );
};
