import { IconDownload, IconUpload } from 'virtual:icons';
import { readFormatXsdRoute } from '@clearbench/contracts/format/routes';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { urlOf } from '../http/build-request.ts';
import { Button } from '../parts/button.tsx';
import type { StoredFormat } from './format-form.ts';
import { ownRequested, selectStructures, uploadRequested } from './structures-slice.ts';

const iconSize = { size: 15, 'aria-hidden': true } as const;

/** Exports the schema of a format, replaces it, or restores the built-in one. */
export const SchemaButtons = ({ format }: { readonly format: StoredFormat }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const input = useRef<HTMLInputElement>(null);
  const { uploading, uploadProblem } = useSelector(selectStructures);
  const { id, version, uploaded, added } = format;
  const take = async (file: File | undefined) => {
    if (file) dispatch(uploadRequested({ id, version, text: await file.text() }));
    if (input.current) input.current.value = '';
  };
  return (
    <div className="schema-buttons">
      {uploadProblem && (
        <p className="form-problem" role="alert">
          {t(`error.${uploadProblem.errorKey}`, uploadProblem.params)}
        </p>
      )}
      {uploaded && !added && (
        <button
          type="button"
          className="link-button"
          disabled={uploading}
          onClick={() => dispatch(ownRequested(format))}
        >
          {t('formatAdmin.takeOwn')}
        </button>
      )}
      <input
        ref={input}
        type="file"
        accept=".xsd,.xml"
        hidden
        aria-label={t('formatAdmin.uploadXsd')}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      <Button icon={<IconUpload {...iconSize} />} disabled={uploading} onClick={() => input.current?.click()}>
        {t(uploading ? 'formatAdmin.uploading' : 'formatAdmin.uploadXsd')}
      </Button>
      <a className="button" href={urlOf(readFormatXsdRoute, { params: { formatId: id } })} download>
        <IconDownload {...iconSize} />
        {t('formatAdmin.downloadXsd')}
      </a>
    </div>
  );
};
