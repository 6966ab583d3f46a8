import { schemeNamed, schemes } from '@clearbench/contracts/sim-env/scheme';
import type { TemplateContent } from '@clearbench/contracts/template/events';
import { rulebookVersions } from '@clearbench/iso20022/rulebooks';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField, TickField } from '../../editing/fields.tsx';
import { FormSection } from '../../editing/form-section.tsx';
import type { TemplateDraft } from './template-form.ts';

type Props = {
  readonly draft: TemplateDraft;
  readonly isNew: boolean;
  /** Some of its texts are built in. */
  readonly hasBuiltInTexts: boolean;
  readonly onChange: (change: Partial<TemplateDraft>) => void;
};

export const namePattern = /^[A-Za-z][\w-]{0,59}$/;
export const messagePattern = /^[a-z]{4}\.\d{3}\.\d{3}\.\d{2}$/;

/** The title of a template, its message type, and its environments. */
export const TemplateBasics = ({ draft, isNew, hasBuiltInTexts, onChange }: Props) => {
  const { t } = useTranslation();
  const { templateName, content } = draft;
  const set = (change: Partial<TemplateContent>) => onChange({ content: { ...content, ...change } });
  const faulty = content.messageType !== '' && !messagePattern.test(content.messageType);
  const toggle = (version: (typeof rulebookVersions)[number]) =>
    set({ rbVersions: rulebookVersions.filter((one) => (one === version) !== content.rbVersions.includes(one)) });
  return (
    <FormSection
      title={t('templateAdmin.basics')}
      {...(hasBuiltInTexts ? { help: t('templateAdmin.builtInTexts') } : {})}
    >
      <div className="fields">
        {isNew && (
          <TextField
            label={t('templateAdmin.name')}
            help={t('templateAdmin.nameHelp')}
            value={templateName}
            maxLength={60}
            required
            onChange={(name) => onChange({ templateName: name })}
          />
        )}
        {(['title', 'group', 'description'] as const).map((part) => (
          <div key={part} className={part === 'description' ? 'whole-line' : undefined}>
            <TextField
              label={t(`templateAdmin.${part === 'title' ? 'titleLabel' : part}`)}
              value={content[part]}
              maxLength={200}
              required={part === 'title'}
              onChange={(value) => set({ [part]: value })}
            />
          </div>
        ))}
        <TextField
          label={t('templateAdmin.messageType')}
          help={t('templateAdmin.messageTypeHelp')}
          error={faulty ? t('templateAdmin.messageTypeHelp') : undefined}
          value={content.messageType}
          maxLength={20}
          required
          spellCheck={false}
          onChange={(messageType) => set({ messageType })}
        />
        <SelectField
          label={t('formatAdmin.scheme')}
          value={content.scheme}
          options={schemes.map((scheme) => ({
            value: scheme,
            text: t(`formatAdmin.scheme.${scheme}`),
          }))}
          onChange={(scheme) => set({ scheme: schemeNamed(scheme) ?? content.scheme })}
        />
      </div>
      <fieldset className="choices versions">
        <legend>{t('templateAdmin.rbVersions')}</legend>
        {rulebookVersions.map((version) => (
          <TickField
            key={version}
            label={version}
            checked={content.rbVersions.includes(version)}
            onChange={() => toggle(version)}
          />
        ))}
      </fieldset>
    </FormSection>
  );
};
