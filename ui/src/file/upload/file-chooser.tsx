import { IconUpload } from 'virtual:icons';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { readonly hint: string; readonly onFiles: (files: readonly File[]) => void };

/** The file chooser; files can also be dropped on the page. */
export const FileChooser = ({ hint, onFiles }: Props) => {
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
      <p className="muted">{hint}</p>
      <input
        ref={input}
        type="file"
        multiple
        accept=".xml,.zip,.txt,application/xml,text/xml,application/zip"
        hidden
        aria-label={t('upload.choose')}
        onChange={take}
      />
    </div>
  );
};
