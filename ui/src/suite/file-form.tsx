import { rootFields } from '@clearbench/yaml-reader/root-fields';
import { withField } from '@clearbench/yaml-reader/with-field';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../editing/fields.tsx';
import type { Jump } from '../file/editor/monaco/text-pane.tsx';
import { PlainButton } from '../parts/button.tsx';
import type { FormatOfFile } from './suite-completion.ts';

type Props = {
  readonly text: string;
  readonly format: FormatOfFile;
  readonly onChange: (text: string) => void;
  readonly onJump: (place: Jump) => void;
};

/** The text fields of a format; the first is the title. */
const textFields = {
  case: ['case', 'description', 'clock'],
  suite: ['suite', 'description', 'clock', 'seed', 'bic'],
} as const;

const choices = {
  environment: ['sct', 'inst', 'core', 'b2b'],
  rulebook: ['2019', '2021', '2023', '2025'],
} as const;

const tagsIn = (typed: string): readonly string[] => typed.split(/[\s,]+/u).filter(Boolean);

/** Tags as words. What is typed stays as it is while it means the tags of the text, so that words can be separated. */
const TagsField = ({ tags, onChange }: { tags: readonly string[]; onChange: (tags: readonly string[]) => void }) => {
  const { t } = useTranslation();
  const [typed, type] = useState('');
  const joined = tags.join(' ');
  return (
    <TextField
      label={t('suite.field.tags')}
      help={t('suite.tagsHelp')}
      value={tagsIn(typed).join(' ') === joined ? typed : joined}
      onChange={(value) => {
        type(value);
        onChange(tagsIn(value));
      }}
    />
  );
};

const Choice = (props: { field: keyof typeof choices; value: string; onChange: (value: string) => void }) => {
  const { field, value, onChange } = props;
  const { t } = useTranslation();
  const known: readonly string[] = choices[field];
  const values = value === '' || known.includes(value) ? known : [value, ...known];
  const options = [{ value: '', text: t('suite.ofSuite') }, ...values.map((one) => ({ value: one, text: one }))];
  return <SelectField label={t(`suite.${field}`)} value={value} options={options} onChange={onChange} />;
};

const Steps = ({
  steps,
  onJump,
}: {
  steps: readonly { fields: readonly string[]; line: number }[];
  onJump: Props['onJump'];
}) => {
  const { t } = useTranslation();
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="case-steps">
      <h2 id="case-steps">{t('suite.stepsTitle')}</h2>
      <ol className="suite-steps">
        {steps.map(({ fields, line }) => (
          <li key={line}>
            <PlainButton className="link-button" onClick={() => onJump({ line, column: 1 })}>
              {fields.map((kind) => t(`suite.step.${kind}`, { defaultValue: kind })).join(', ') ||
                t('suite.step.empty')}
            </PlainButton>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** The common fields of a case or of suite.yaml beside the text: each change edits the text, and the other way round. */
export const FileForm = ({ text, format, onChange, onJump }: Props) => {
  const { t } = useTranslation();
  const fields = useMemo(() => rootFields(text), [text]);
  if (!fields) return <p className="muted suite-no-form">{t('suite.noForm')}</p>;
  const change = (field: string, value: string | readonly string[]): void => {
    const isEmpty = value.length === 0;
    const edited = withField(text, field, isEmpty && field !== format ? undefined : value);
    if ('text' in edited) onChange(edited.text);
  };
  return (
    <div className="suite-form">
      <div className="fields">
        {textFields[format].map((field) => (
          <TextField
            key={field}
            label={t(`suite.field.${field}`)}
            value={fields.texts.get(field) ?? ''}
            maxLength={field === 'description' ? 4_000 : 200}
            {...(field === 'description' ? { rows: 2 } : {})}
            onChange={(value) => change(field, value)}
          />
        ))}
        <TagsField tags={fields.lists.get('tags') ?? []} onChange={(tags) => change('tags', tags)} />
        {(['environment', 'rulebook'] as const).map((field) => (
          <Choice
            key={field}
            field={field}
            value={fields.texts.get(field) ?? ''}
            onChange={(value) => change(field, value)}
          />
        ))}
      </div>
      <Steps steps={fields.entries.get('steps') ?? []} onJump={onJump} />
    </div>
  );
};
