import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../editing/form-section.tsx';
import { fromExport, fromMessage } from './read-upload.ts';
import type { TemplateDraft } from './template-form.ts';

/** The upload of a message for a template, or of an exported template. */
export const StartFrom = ({ onStart }: { readonly onStart: (draft: TemplateDraft) => void }) => {
  const { t } = useTranslation();
  const id = useId();
  const [unreadable, say] = useState('');
  const take = async (file: File | undefined) => {
    if (!file) return;
    const text = await file.text();
    const draft = /\.json$/i.test(file.name) ? fromExport(text) : fromMessage(text, file.name);
    say(draft ? '' : file.name);
    if (draft) onStart(draft);
  };
  return (
    <FormSection title={t('templateAdmin.startFrom')} help={t('templateAdmin.startFromHelp')}>
      <label className="field-label" htmlFor={id}>
        {t('templateAdmin.file')}
      </label>
      <input id={id} type="file" accept=".xml,.json" onChange={({ target }) => void take(target.files?.[0])} />
      {unreadable && (
        <p className="field-error" role="alert">
          {t('templateAdmin.unreadable', { name: unreadable })}
        </p>
      )}
    </FormSection>
  );
};
