import { useTranslation } from 'react-i18next';
import { Mark } from './mark.tsx';

/** Whose product it is: our sign and the name, or the installation's own logo, as its style sheet says. */
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
