import { IconUpload, IconX } from '@tabler/icons-react';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { UploadRow } from './upload-row.tsx';
import { finishedCleared, type Upload, uploadRetried } from './upload-slice.ts';

type Props = {
  readonly uploads: readonly Upload[];
  /** Whether the place to choose files is shown, not only what is under way. */
  readonly asking: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onClose: () => void;
};

const Chooser = ({ onFiles }: Pick<Props, 'onFiles'>) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    target.value = '';
  };
  return (
    <div className="upload-zone">
      <IconUpload size={20} aria-hidden="true" />
      <p>
        <button type="button" className="link-button" ref={button} onClick={() => input.current?.click()}>
          {t('upload.choose')}
        </button>{' '}
        {t('upload.orDrop')}
      </p>
      <p className="muted">{t('upload.hint')}</p>
      <input
        ref={input}
        type="file"
        multiple
        accept=".xml,.zip,.txt,application/xml,text/xml,application/zip"
        className="only-spoken"
        tabIndex={-1}
        aria-label={t('upload.choose')}
        onChange={take}
      />
    </div>
  );
};

/** Beside the list: where files are chosen, and how far those on their way have come. */
export const UploadPanel = ({ uploads, asking, onFiles, onClose }: Props) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const finished = uploads.filter(({ status }) => status === 'done' || status === 'failed').length;
  return (
    <aside className="upload-panel" aria-label={t('upload.title')}>
      <header>
        <h2>{t('upload.title')}</h2>
        <button type="button" className="icon-button" aria-label={t('upload.close')} onClick={onClose}>
          <IconX size={16} aria-hidden="true" />
        </button>
      </header>
      {asking && <Chooser onFiles={onFiles} />}
      {uploads.length > 0 && (
        <>
          <p className="upload-sum figures" role="status">
            {t('upload.sum', { finished, count: uploads.length })}
            {finished > 0 && (
              <button type="button" className="link-button" onClick={() => dispatch(finishedCleared())}>
                {t('upload.clear')}
              </button>
            )}
          </p>
          <ul className="upload-list">
            {uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload} onRetry={() => dispatch(uploadRetried({ id: upload.id }))} />
            ))}
          </ul>
        </>
      )}
    </aside>
  );
};
