import '../../format/format.css';
import '../template.css';
import './template-administration.css';
import { IconDownload } from 'virtual:icons';
import { writeTemplateExport } from '@clearbench/contracts/template/template-export';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { addResource } from '../../admin-resource/add-resource.ts';
import { ResourceForm } from '../../admin-resource/resource-form.tsx';
import { type RemoveDialogProps, ResourcePage } from '../../admin-resource/resource-page.tsx';
import type { Edited } from '../../admin-resource/use-edited.ts';
import { FormSection } from '../../editing/form-section.tsx';
import { RemoveDialog } from '../../editing/remove-dialog.tsx';
import { Button } from '../../parts/button.tsx';
import { saveBlob } from '../../parts/save-blob.ts';
import { spokenText } from '../translate-template.ts';
import { BodyPicker } from './body-picker.tsx';
import { LayoutEditor } from './layout-editor.tsx';

import { StartFrom } from './start-from.tsx';
import { messagePattern, namePattern, TemplateBasics } from './template-basics.tsx';
import { checkLeft, checkRequested } from './template-check-slice.ts';
import type { StoredTemplate, TemplateDraft } from './template-form.ts';
import { TemplatePreview } from './template-preview.tsx';
import { templates } from './template-resource.ts';
import { isFieldRight } from './use-field-faults.ts';

addResource(templates);

type EditedTemplate = Edited<StoredTemplate, TemplateDraft>;

const isComplete = ({ templateName, content }: TemplateDraft): boolean =>
  namePattern.test(templateName) &&
  content.title.trim() !== '' &&
  messagePattern.test(content.messageType) &&
  content.rbVersions.length > 0 &&
  content.body !== '' &&
  content.sections.every(({ label, fields }) => label.trim() !== '' && fields.every(isFieldRight));

/** Requests a preview whenever the draft changes. */
const useCheck = (draft: TemplateDraft): void => {
  const dispatch = useDispatch();
  const { content } = draft;
  const complete = isComplete({ ...draft, templateName: draft.templateName || 'new' });
  useEffect(() => {
    if (complete) dispatch(checkRequested(content));
  }, [dispatch, complete, content]);
  useEffect(() => () => void dispatch(checkLeft()), [dispatch]);
};

const Form = ({ edited, onRemove }: { readonly edited: EditedTemplate; readonly onRemove: () => void }) => {
  const { t } = useTranslation();
  const [field, choose] = useState<string>();
  const { shown, stored, isNew, change } = edited;
  useCheck(shown);
  const parts = {
    content: shown.content,
    chosen: field,
    onChange: (content: TemplateDraft['content']) => change({ content }),
  };
  return (
    <ResourceForm
      resource={templates}
      edited={edited}
      valueText={(_, { content }) => content.title}
      complete={isComplete(shown)}
      onRemove={stored && onRemove}
    >
      {isNew && <StartFrom onStart={change} />}
      <TemplateBasics
        draft={shown}
        isNew={isNew}
        hasBuiltInTexts={Object.keys(stored?.textKeys ?? {}).length > 0}
        onChange={change}
      />
      <FormSection title={t('templateAdmin.text')}>
        <BodyPicker key={String(shown.content.body === '')} {...parts} onPick={choose} />
      </FormSection>
      <FormSection title={t('templateAdmin.layout')} help={t('templateAdmin.layoutHelp')}>
        <LayoutEditor {...parts} onChoose={choose} />
      </FormSection>
    </ResourceForm>
  );
};

/** The title of a stored template in the user's language. */
const titleOf = ({ textKeys, content }: StoredTemplate, t: TFunction): string => spokenText(textKeys, t)(content.title);

const Remove = ({ stored, ...dialog }: RemoveDialogProps & { readonly stored: StoredTemplate }) => {
  const { t } = useTranslation();
  return (
    <RemoveDialog
      title={t('templateAdmin.removeTitle', { name: titleOf(stored, t) })}
      failedText={t('templateAdmin.removeFailed')}
      inUse={false}
      {...dialog}
    >
      <p>{t('templateAdmin.removeBody')}</p>
      <p>{t('templateAdmin.removeFiles', { count: stored.files })}</p>
    </RemoveDialog>
  );
};

const ExportButton = ({ stored }: { readonly stored: StoredTemplate }) => {
  const { t } = useTranslation();
  const save = () =>
    saveBlob(new Blob([writeTemplateExport(stored)], { type: 'application/json' }), `${stored.templateName}.json`);
  return (
    <Button icon={<IconDownload size={15} aria-hidden="true" />} onClick={save}>
      {t('templateAdmin.export')}
    </Button>
  );
};

/** A template or a new one: its text, its form, a preview of both, and its history. */
export const TemplatePage = () => {
  const { t } = useTranslation();
  const { templateName = '' } = useParams();
  return (
    <ResourcePage
      resource={templates}
      id={templateName}
      className="template-editor"
      back={{ to: templates.addresses.list, text: t('templateAdmin.back') }}
      loadingTitle={t(templateName === '' ? 'templateAdmin.create' : 'templateAdmin.title')}
      head={({ stored }) =>
        stored
          ? { title: titleOf(stored, t), actions: <ExportButton stored={stored} /> }
          : { title: t('templateAdmin.create') }
      }
      removeDialog={(stored, dialog) => <Remove stored={stored} {...dialog} />}
    >
      {(edited, askRemove) => (
        <div className="template-columns">
          <Form edited={edited} onRemove={askRemove} />
          <div className="template-side">
            <TemplatePreview textKeys={edited.stored?.textKeys} templateName={edited.stored?.templateName ?? 'new'} />
          </div>
        </div>
      )}
    </ResourcePage>
  );
};
