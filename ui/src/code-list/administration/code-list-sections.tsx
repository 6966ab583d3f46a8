import type { CodeListOverview } from '@clearbench/contracts/code-list/routes';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../editing/fields.tsx';
import { FormSection } from '../../user/administration/form-section.tsx';
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
  const id = useId();
  const titleOf = useListTitle();
  const possible = lists.filter((list) => list.subsetOf === undefined && list.name !== name);
  return (
    <div className="field">
      <label htmlFor={id}>{t('codeList.field.subsetOf')}</label>
      <select
        id={id}
        className="input"
        value={subsetOf}
        onChange={({ target }) => onChange({ subsetOf: target.value || undefined })}
      >
        <option value="">{t('codeList.whole')}</option>
        {possible.map((list) => (
          <option key={list.name} value={list.name}>
            {titleOf(list)}
          </option>
        ))}
      </select>
    </div>
  );
};

/** Name, title and what an own list is a part of; those of the product keep theirs. */
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
