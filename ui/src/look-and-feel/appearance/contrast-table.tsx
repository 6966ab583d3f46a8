import { IconAlertTriangle, IconCheck } from 'virtual:icons';
import { type Contrast, contrastsIn } from '@clearbench/branding/contrast';
import type { ComputedStyles } from '@clearbench/contracts/look-and-feel/colors';
import { useTranslation } from 'react-i18next';

const Row = ({ contrast: { pair, ink, ground, ratio, passes } }: { readonly contrast: Contrast }) => {
  const { t } = useTranslation();
  return (
    <tr>
      <td>
        {/* A sample with a low contrast is decorative and hidden from screen readers. */}
        <span className="contrast-sample" style={{ color: ink, background: ground }} aria-hidden="true">
          Aa
        </span>
      </td>
      <th scope="row">{t(`appearance.pair.${pair}`)}</th>
      <td className="figures number">{t('appearance.ratio', { ratio: (Math.floor(ratio * 100) / 100).toFixed(2) })}</td>
      <td>
        <span className="state" data-passes={passes}>
          {passes ? <IconCheck size={14} aria-hidden="true" /> : <IconAlertTriangle size={14} aria-hidden="true" />}
          {t(passes ? 'appearance.passes' : 'appearance.fails')}
        </span>
      </td>
    </tr>
  );
};

/** The contrast of text in these colours, by WCAG's measure. */
export const ContrastTable = ({ computed }: { readonly computed: ComputedStyles | undefined }) => {
  const { t } = useTranslation();
  if (!computed) return <p className="muted">{t('appearance.noPalette')}</p>;
  return (
    <table className="admin-table contrast-table">
      <thead className="visually-hidden">
        <tr>
          {(['sample', 'pair', 'ratio', 'verdict'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`appearance.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contrastsIn(computed).map((contrast) => (
          <Row key={contrast.pair} contrast={contrast} />
        ))}
      </tbody>
    </table>
  );
};
