import type { CodeListOverview } from '@clearbench/contracts/code-list/routes';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../editing/fields.tsx';
import { FormSection } from '../../editing/form-section.tsx';
import { type CodeListForm, isName, nameFrom } from './code-list-form.ts';
import { useListTitle } from './use-list-title.ts';

type Props = {
  readonly shown: CodeListForm;
  readonly isNew: boolean;
  readonly lists: readonly CodeListOverview[];
  readonly onChange: (choice: Partial<CodeListForm>) => void;
};

const ParentField = ({ shown: { name, subsetOf = '' }, lists, onChange }: Omit<Props, 'isNew'>) => {
  const { t } = useTranslation();
  const titleOf = useListTitle();
  const possible = lists.filter((list) => list.subsetOf === undefined && list.name !== name);
  return (
    <SelectField
      label={t('codeList.field.subsetOf')}
      value={subsetOf}
      options={[
        { value: '', text: t('codeList.whole') },
        ...possible.map((list) => ({ value: list.name, text: titleOf(list) })),
      ]}
      onChange={(value) => onChange({ subsetOf: value || undefined })}
    />
  );
};

/** Name, title and the parent of an own list; those of built-in lists are fixed. */
export const NameSection = ({ shown, isNew, lists, onChange }: Props) => {
  const { t } = useTranslation();
  const wrong = shown.name !== '' && !isName(shown.name);
  return (
    <FormSection title={t('codeList.names')} help={t('codeList.namesHelp')}>
      <div className="fields">
        {isNew && (
          <TextField
            label={t('codeList.field.name')}
            help={t('codeList.nameHelp')}
            error={wrong ? t('codeList.nameWrong') : undefined}
            value={shown.name}
            maxLength={60}
            required
            spellCheck={false}
            onChange={(typed) => onChange({ name: nameFrom(typed) })}
          />
        )}
        <TextField
          label={t('codeList.field.title')}
          value={shown.title}
          maxLength={80}
          required
          onChange={(title) => onChange({ title })}
        />
        <ParentField shown={shown} lists={lists} onChange={onChange} />
      </div>
    </FormSection>
  );
};
