import { type CustomStyles, colorFields } from '@clearbench/contracts/look-and-feel/colors';
import { computedStyles } from '@clearbench/validation/look-and-feel/computed-styles';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { EditingForm } from '../../editing/editing-form.tsx';
import { FormSection } from '../../editing/form-section.tsx';
import { type AppearanceEdit, appearanceSlice, type StoredAppearance } from './appearance-slice.ts';
import { ColorField } from './color-field.tsx';
import { ContrastTable } from './contrast-table.tsx';
import { PaletteStrip } from './palette-strip.tsx';
import { SampleParts } from './sample-parts.tsx';
import { usePreview } from './use-preview.ts';

const { chosen, discarded, saveRequested } = appearanceSlice.actions;

type Props = { readonly edit: AppearanceEdit; readonly stored: StoredAppearance };

const Sections = ({ shown }: { readonly shown: CustomStyles }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const computed = computedStyles(shown);
  usePreview(computed);
  return (
    <>
      <FormSection title={t('appearance.colors')} help={t('appearance.colorsHelp')}>
        <div className="fields">
          {colorFields.map((field) => (
            <ColorField
              key={field}
              field={field}
              value={shown[field]}
              onChange={(color) => dispatch(chosen({ [field]: color }))}
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
    </>
  );
};

/** The three colours, and at once all that follows from them. */
export const AppearanceEditor = ({ edit, stored }: Props) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { primaryColor, directionTsColor, directionStColor } = { ...stored, ...edit.draft };
  const shown = { primaryColor, directionTsColor, directionStColor };
  const blocked = computedStyles(shown) === undefined;
  const names = Object.fromEntries(colorFields.map((field) => [field, t(`appearance.field.${field}`)]));
  const discard = () => void dispatch(discarded());
  return (
    <EditingForm
      names={names}
      say={(_, value) => String(value)}
      editing={edit}
      blocked={blocked}
      onSave={() => dispatch(saveRequested())}
      onDiscard={discard}
    >
      <Sections shown={shown} />
    </EditingForm>
  );
};
