import { useTranslation } from 'react-i18next';

/** The sign of the product: an outgoing and an incoming arrow. */
const Mark = ({ size = 20 }: { readonly size?: number }) => (
  <svg className="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="7" />
    <path d="M8 11.5h16M8 20.5h16M19.5 7.5l4.5 4-4.5 4M12.5 16.5l-4.5 4 4.5 4" />
  </svg>
);

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
