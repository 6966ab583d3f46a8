import { IconDownload } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { EditingForm } from '../../editing/editing-form.tsx';
import { EditingHead, useTab } from '../../editing/editing-head.tsx';
import { FormSection } from '../../editing/form-section.tsx';
import { RemoveDialog } from '../../editing/remove-dialog.tsx';
import { HistoryView } from '../../history/history-view.tsx';
import { Button } from '../../parts/button.tsx';
import { saveBlob } from '../../parts/save-blob.ts';
import { spokenText } from '../spoken.ts';
import { BodyPicker } from './body-picker.tsx';
import { LayoutEditor } from './layout-editor.tsx';
import { exported } from './read-upload.ts';
import { StartFrom } from './start-from.tsx';
import { messagePattern, namePattern, TemplateBasics } from './template-basics.tsx';
import {
  checkLeft,
  checkRequested,
  freshTemplate,
  type TemplateDraft,
  type TemplateEdit,
  templateEditSlice,
} from './template-edit-slices.ts';
import { TemplatePreview } from './template-preview.tsx';
import { isFieldRight } from './use-field-faults.ts';

const { chosen, discarded, saveRequested, removeRequested } = templateEditSlice.actions;

const isComplete = ({ templateName, content }: TemplateDraft): boolean =>
  namePattern.test(templateName) &&
  content.title.trim() !== '' &&
  messagePattern.test(content.messageType) &&
  content.rbVersions.length > 0 &&
  content.body !== '' &&
  content.sections.every(({ label, fields }) => label.trim() !== '' && fields.every(isFieldRight));

/** Checks what is shown whenever it is another one. */
const useCheck = (draft: TemplateDraft): void => {
  const dispatch = useDispatch();
  const { content } = draft;
  const complete = isComplete({ ...draft, templateName: draft.templateName || 'new' });
  useEffect(() => {
    if (complete) dispatch(checkRequested(content));
  }, [dispatch, complete, content]);
  useEffect(() => () => void dispatch(checkLeft()), [dispatch]);
};

const Form = ({ edit, onRemove }: { readonly edit: TemplateEdit; readonly onRemove: () => void }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [field, choose] = useState<string>();
  const draft: TemplateDraft = { ...freshTemplate, ...edit.stored, ...edit.draft };
  const change = (part: Partial<TemplateDraft>) => void dispatch(chosen({ ...part }));
  const setContent = (content: TemplateDraft['content']) => change({ content });
  const complete = isComplete(draft);
  useCheck(draft);
  const parts = { content: draft.content, chosen: field, onChange: setContent };
  return (
    <EditingForm
      names={{ content: t('templateAdmin.content') }}
      say={(_, value) => (value as TemplateDraft['content']).title}
      editing={edit}
      blocked={!complete}
      onSave={() => dispatch(saveRequested())}
      onDiscard={() => dispatch(discarded())}
      onRemove={edit.stored ? onRemove : undefined}
    >
      {edit.id === '' && <StartFrom onStart={change} />}
      <TemplateBasics
        draft={draft}
        isNew={edit.id === ''}
        isSpoken={Object.keys(edit.stored?.textKeys ?? {}).length > 0}
        onChange={change}
      />
      <FormSection title={t('templateAdmin.text')}>
        <BodyPicker key={String(draft.content.body === '')} {...parts} onPick={choose} />
      </FormSection>
      <FormSection title={t('templateAdmin.layout')} help={t('templateAdmin.layoutHelp')}>
        <LayoutEditor {...parts} onChoose={choose} />
      </FormSection>
    </EditingForm>
  );
};

/** What the stored template is called, in the reader's language. */
const titleOf = ({ stored }: TemplateEdit, t: TFunction): string | undefined =>
  stored && spokenText(stored.textKeys, t)(stored.content.title);

const Remove = ({ edit, onClose }: { readonly edit: TemplateEdit; readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <RemoveDialog
      title={t('templateAdmin.removeTitle', { name: titleOf(edit, t) })}
      failedText={t('templateAdmin.removeFailed')}
      inUse={false}
      trouble={edit.trouble}
      removing={edit.removing}
      onRemove={() => dispatch(removeRequested(''))}
      onClose={onClose}
    >
      <p>{t('templateAdmin.removeBody')}</p>
      <p>{t('templateAdmin.removeFiles', { count: edit.stored?.files ?? 0 })}</p>
    </RemoveDialog>
  );
};

/** A template as administrators shape it: its text, its form, what comes out of both, and what became of it. */
export const TemplateEditor = ({ edit }: { readonly edit: TemplateEdit }) => {
  const { t } = useTranslation();
  const [tab] = useTab();
  const [asking, ask] = useState(false);
  const { id, stored } = edit;
  const save = () =>
    stored && saveBlob(new Blob([exported(stored)], { type: 'application/json' }), `${stored.templateName}.json`);
  const isHistory = tab === 'history' && id !== '';
  return (
    <div className="admin-form template-editor">
      <EditingHead
        back={{ to: '/admin/templates', text: t('templateAdmin.back') }}
        title={titleOf(edit, t) ?? t('templateAdmin.create')}
        hasHistory={id !== ''}
        actions={
          stored && (
            <Button icon={<IconDownload size={15} aria-hidden="true" />} onClick={save}>
              {t('templateAdmin.export')}
            </Button>
          )
        }
      />
      {isHistory ? (
        <HistoryView noun="template" id={id} />
      ) : (
        <div className="template-columns">
          <Form edit={edit} onRemove={() => ask(true)} />
          <div className="template-side">
            <TemplatePreview textKeys={stored?.textKeys} templateName={stored?.templateName ?? 'new'} />
          </div>
        </div>
      )}
      {asking && <Remove edit={edit} onClose={() => ask(false)} />}
    </div>
  );
};
