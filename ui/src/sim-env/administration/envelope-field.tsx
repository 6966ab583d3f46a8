import { useTranslation } from 'react-i18next';
import { SelectField } from '../../editing/fields.tsx';
import type { EnvelopeName } from './directory-slice.ts';
import type { SectionProps } from './setting-sections.tsx';

type Props = Pick<SectionProps, 'shown' | 'onChange'> & { readonly envelopes: readonly EnvelopeName[] };

/** The profile of the neutral form, which applies where an environment chooses none. */
const neutral = 'neutral';

/** The form of the files that the clearing receives and writes. */
export const EnvelopeField = ({ shown, envelopes, onChange }: Props) => {
  const { t } = useTranslation();
  const chosen = shown.envelopeProfile;
  const known = chosen === '' || envelopes.some(({ profileId }) => profileId === chosen);
  const others = envelopes.filter(({ profileId }) => profileId !== neutral);
  return (
    <SelectField
      label={t('simEnvAdmin.field.envelopeProfile')}
      help={t('simEnvAdmin.help.envelopeProfile')}
      value={chosen === neutral ? '' : chosen}
      options={[
        { value: '', text: t('envelope.name.neutral') },
        ...(known ? [] : [{ value: chosen, text: chosen }]),
        ...others.map(({ profileId, name }) => ({ value: profileId, text: t(`envelope.name.${profileId}`, name) })),
      ]}
      onChange={(envelopeProfile) => onChange({ envelopeProfile })}
    />
  );
};
