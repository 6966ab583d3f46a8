import './appearance.css';
import { IconArrowDownLeft, IconArrowUpRight, IconRestore } from 'virtual:icons';
import { computedStyles } from '@clearbench/branding/computed-styles';
import {
  type ComputedStyles,
  type CustomStyles,
  colorFields,
  defaultStyles,
} from '@clearbench/contracts/look-and-feel/colors';
import { useTranslation } from 'react-i18next';
import { addResource } from '../../admin-resource/add-resource.ts';
import { ResourceForm } from '../../admin-resource/resource-form.tsx';
import { ResourcePage } from '../../admin-resource/resource-page.tsx';
import type { Edited } from '../../admin-resource/use-edited.ts';
import { FormSection } from '../../editing/form-section.tsx';
import { Button } from '../../parts/button.tsx';
import { appearance, appearanceId, type StoredAppearance } from './appearance-resource.ts';
import { ColorField } from './color-field.tsx';
import { ContrastTable } from './contrast-table.tsx';
import { usePreview } from './use-preview.ts';

/** Some components of the product as a sample; the page around them shows the colours too. */
const SampleParts = () => {
  const { t } = useTranslation();
  return (
    <div className="sample-parts">
      <Button tone="primary">{t('appearance.sample.button')}</Button>
      <span className="badge" data-direction="TS">
        <IconArrowUpRight size={13} aria-hidden="true" />
        TS
      </span>
      <span className="badge" data-direction="ST">
        <IconArrowDownLeft size={13} aria-hidden="true" />
        ST
      </span>
      <span className="sample-link">{t('appearance.sample.link')}</span>
      <span className="sample-selected">{t('appearance.sample.selected')}</span>
    </div>
  );
};

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

/** The palette of the primary colour; empty if that colour is not valid. */
const PaletteStrip = ({ computed }: { readonly computed: ComputedStyles | undefined }) => {
  const { t } = useTranslation();
  if (!computed) return <p className="muted">{t('appearance.noPalette')}</p>;
  return (
    <ol className="palette-strip">
      {steps.map((step) => {
        const hex = computed[`--primary-${step}`] ?? '';
        return (
          <li key={step}>
            <span className="palette-step" style={{ background: hex }} />
            <strong>{step}</strong>
            <code>{hex}</code>
          </li>
        );
      })}
    </ol>
  );
};

addResource(appearance);

type EditedAppearance = Edited<StoredAppearance, CustomStyles>;

const colorsOf = ({ primaryColor, directionTsColor, directionStColor }: CustomStyles): CustomStyles => ({
  primaryColor,
  directionTsColor,
  directionStColor,
});

/** The form; the whole product shows the selected colours while it is open. */
const Form = ({ edited }: { readonly edited: EditedAppearance }) => {
  const { t } = useTranslation();
  const { shown, change } = edited;
  const computed = computedStyles(colorsOf(shown));
  usePreview(computed);
  return (
    <ResourceForm
      resource={appearance}
      edited={edited}
      complete={computed !== undefined}
      valueText={(field, values) => values[field]}
    >
      <FormSection title={t('appearance.colors')} help={t('appearance.colorsHelp')}>
        <div className="fields">
          {colorFields.map((field) => (
            <ColorField
              key={field}
              field={field}
              value={shown[field]}
              onChange={(color) => change({ [field]: color })}
            />
          ))}
        </div>
      </FormSection>
      <FormSection title={t('appearance.preview')} help={t('appearance.previewHelp')}>
        <SampleParts />
        <PaletteStrip computed={computed} />
      </FormSection>
      <FormSection title={t('appearance.contrast')} help={t('appearance.contrastHelp')}>
        <ContrastTable computed={computed} />
      </FormSection>
    </ResourceForm>
  );
};

/** Restores the original colours; the history keeps the earlier ones. */
const Reset = ({ edited: { stored, removing, remove } }: { readonly edited: EditedAppearance }) => {
  const { t } = useTranslation();
  if (!stored || colorFields.every((field) => stored[field] === defaultStyles[field])) return null;
  return (
    <Button icon={<IconRestore size={15} aria-hidden="true" />} disabled={removing} onClick={() => remove('')}>
      {t('appearance.reset')}
    </Button>
  );
};

/** The colours of the installation, and the history of its look and feel. */
export const AppearancePage = () => {
  const { t } = useTranslation();
  return (
    <ResourcePage
      resource={appearance}
      id={appearanceId}
      loadingTitle={t('appearance.title')}
      head={(edited) => ({
        title: t('appearance.title'),
        subtitle: t('appearance.body'),
        actions: <Reset edited={edited} />,
      })}
    >
      {(edited) => <Form edited={edited} />}
    </ResourcePage>
  );
};
