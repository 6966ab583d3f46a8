import { useTranslation } from 'react-i18next';
import { Mark } from './mark.tsx';

/** The brand: our sign and name, or the logo of the installation, as its stylesheet defines. */
export const Brand = ({ size = 20 }: { readonly size?: number }) => {
  const { t } = useTranslation();
  const name = t('product.name');
  return (
    <>
      <Mark size={size} />
      <span className="brand-name clipped">{name}</span>
      <span className="brand-logo" role="img" aria-label={name} />
    </>
  );
};
