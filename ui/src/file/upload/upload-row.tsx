import { IconCircleCheck, IconCircleX, IconClock } from 'virtual:icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Upload } from './upload-slice.ts';

type Props = { readonly upload: Upload; readonly onRetry: () => void };

/** Errors of the content itself are permanent. */
const aboutContent = /^(file|upload)\./;

const UploadStatus = ({ upload, onRetry }: Props) => {
  const { t } = useTranslation();
  switch (upload.status) {
    case 'waiting':
      return <span className="muted">{t('upload.waiting')}</span>;
    case 'sending':
      return (
        <progress
          aria-label={t('upload.progress', { name: upload.name })}
          max={Math.max(upload.size, 1)}
          value={Math.min(upload.sent, upload.size)}
        />
      );
    case 'done':
      return upload.duplicateOf === undefined ? (
        <Link to={`/file/${upload.fileId}`}>{t('upload.open')}</Link>
      ) : (
        <span>
          {t('upload.duplicate')} <Link to={`/file/${upload.duplicateOf}`}>{t('upload.openOther')}</Link>
        </span>
      );
    case 'failed':
      return (
        <span className="upload-reason">
          {t(`error.${upload.problem.errorKey}`, upload.problem.params)}{' '}
          {!aboutContent.test(upload.problem.errorKey) && (
            <button type="button" className="link-button" onClick={onRetry}>
              {t('page.retry')}
            </button>
          )}
        </span>
      );
  }
};

const icons = { waiting: IconClock, sending: IconClock, done: IconCircleCheck, failed: IconCircleX } as const;

/** An upload in progress, or its result. */
export const UploadRow = ({ upload, onRetry }: Props) => {
  const { t } = useTranslation();
  const Icon = icons[upload.status];
  return (
    <li className="upload-row" data-status={upload.status}>
      <Icon size={15} aria-hidden="true" />
      <div>
        <div className="clipped" title={upload.name}>
          {upload.status === 'done' ? (upload.fileName ?? upload.name) : upload.name}
        </div>
        {upload.archive !== undefined && (
          <div className="clipped muted">{t('fileList.fromArchive', { archive: upload.archive })}</div>
        )}
        <UploadStatus upload={upload} onRetry={onRetry} />
      </div>
    </li>
  );
};
