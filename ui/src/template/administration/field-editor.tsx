import type { TemplateContent } from '@clearbench/contracts/template/events';
import type { FieldDefault, LayoutField } from '@clearbench/contracts/template/layout';
import { useTranslation } from 'react-i18next';
import { TextField, TickField } from '../../editing/fields.tsx';
import { Button } from '../../parts/button.tsx';
import { withoutField } from './body-edits.ts';
import { changeField, fieldToSection } from './layout-edits.ts';
import { SelectField } from './select-field.tsx';

const kinds: readonly LayoutField['kind'][] = [
  'text',
  'longText',
  'number',
  'amount',
  'date',
  'dateTime',
  'iban',
  'bic',
  'choice',
  'country',
];

/** Defaults by where they come from, each with what it starts with. */
const defaults: Readonly<Record<FieldDefault['from'], FieldDefault>> = {
  literal: { from: 'literal', value: '' },
  reference: { from: 'reference', prefix: 'REF-' },
  uuid: { from: 'uuid' },
  now: { from: 'now' },
  today: { from: 'today' },
  targetDay: { from: 'targetDay', plus: 1 },
  profileBic: { from: 'profileBic', otherwise: 'ZYDODEF0XXX' },
  clearingBic: { from: 'clearingBic' },
  randomIban: { from: 'randomIban', country: 'DE' },
  randomAmount: { from: 'randomAmount', min: '1.00', max: '1000.00' },
  randomName: { from: 'randomName' },
};
const none = 'none';

/** What there is to say of a default besides where it comes from. */
const detailOf = (value: FieldDefault | undefined): readonly [part: string, text: string] | undefined => {
  switch (value?.from) {
    case 'literal':
      return ['value', value.value];
    case 'reference':
      return ['prefix', value.prefix];
    case 'targetDay':
      return ['plus', String(value.plus)];
    case 'profileBic':
      return ['otherwise', value.otherwise];
    case 'randomIban':
      return ['country', value.country];
    case 'uuid':
    case 'now':
    case 'today':
    case 'clearingBic':
    case 'randomAmount':
    case 'randomName':
    case undefined:
      return undefined;
  }
};

type Props = {
  readonly content: TemplateContent;
  readonly field: LayoutField;
  readonly section: string;
  readonly onChange: (content: TemplateContent) => void;
};

const DefaultFields = ({ content, field, onChange }: Props) => {
  const { t } = useTranslation();
  const detail = detailOf(field.default);
  const set = (value: FieldDefault | undefined) => {
    const { default: _, ...rest } = field;
    onChange(replaced(content, value ? { ...rest, default: value } : rest));
  };
  const said = (part: string, text: string): FieldDefault =>
    ({ ...field.default, [part]: part === 'plus' ? Math.trunc(Number(text)) || 0 : text }) as FieldDefault;
  return (
    <>
      <SelectField
        label={t('templateAdmin.field.default')}
        value={field.default?.from ?? none}
        options={[none, ...Object.keys(defaults)].map((from) => ({
          value: from,
          text: t(`templateAdmin.from.${from}`),
        }))}
        onChange={(from) => set(from === none ? undefined : defaults[from as FieldDefault['from']])}
      />
      {detail && (
        <TextField
          label={t(`templateAdmin.detail.${detail[0]}`)}
          value={detail[1]}
          maxLength={500}
          onChange={(text) => set(said(detail[0], text))}
        />
      )}
    </>
  );
};

const replaced = (content: TemplateContent, field: LayoutField): TemplateContent => ({
  ...content,
  sections: content.sections.map((section) => ({
    ...section,
    fields: section.fields.map((one) => (one.name === field.name ? field : one)),
  })),
});

/** Leaves out what was emptied. */
const text = (part: 'help' | 'pattern', field: LayoutField, value: string): LayoutField => {
  const { [part]: _, ...rest } = field;
  return value === '' ? rest : { ...rest, [part]: value };
};

/** All there is to say of one field. */
export const FieldEditor = (props: Props) => {
  const { t } = useTranslation();
  const { content, field, section, onChange } = props;
  const { name } = field;
  return (
    <fieldset className="field-editor">
      <legend>{t('templateAdmin.fieldNamed', { name })}</legend>
      <div className="fields">
        <TextField
          label={t('templateAdmin.field.label')}
          value={field.label}
          maxLength={200}
          required
          onChange={(label) => onChange(changeField(content, name, { label }))}
        />
        <SelectField
          label={t('templateAdmin.field.kind')}
          value={field.kind}
          options={kinds.map((kind) => ({ value: kind, text: t(`templateAdmin.kind.${kind}`) }))}
          onChange={(kind) => onChange(changeField(content, name, { kind: kind as LayoutField['kind'] }))}
        />
        <SelectField
          label={t('templateAdmin.field.section')}
          value={section}
          options={content.sections.map((one) => ({ value: one.name, text: one.label }))}
          onChange={(to) => onChange(fieldToSection(content, name, to))}
        />
        <DefaultFields {...props} />
        <TextField
          label={t('templateAdmin.field.pattern')}
          value={field.pattern ?? ''}
          maxLength={200}
          spellCheck={false}
          onChange={(value) => onChange(replaced(content, text('pattern', field, value)))}
        />
        <TextField
          label={t('templateAdmin.field.help')}
          value={field.help ?? ''}
          maxLength={500}
          onChange={(value) => onChange(replaced(content, text('help', field, value)))}
        />
      </div>
      <TickField
        label={t('templateAdmin.field.required')}
        checked={field.required}
        onChange={(required) => onChange(changeField(content, name, { required }))}
      />
      <Button onClick={() => onChange(withoutField(content, name))}>{t('templateAdmin.removeField')}</Button>
    </fieldset>
  );
};
