import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PublicLinks } from '../public/public-links.tsx';
import { Mark } from './mark.tsx';

/** The card in the middle of the pages before the product. */
export const SignInStage = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <main className="sign-in">
      <div className="sign-in-brand">
        <Mark size={28} />
        <span className="clipped">{t('product.name')}</span>
      </div>
      <section className="sign-in-card">{children}</section>
      <PublicLinks />
    </main>
  );
};
