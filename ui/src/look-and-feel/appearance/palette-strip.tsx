import type { ComputedStyles } from '@clearbench/contracts/look-and-feel/colors';
import { useTranslation } from 'react-i18next';

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

/** The palette of the primary colour; empty if that colour is not valid. */
export const PaletteStrip = ({ computed }: { readonly computed: ComputedStyles | undefined }) => {
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
