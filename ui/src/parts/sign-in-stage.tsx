import type { ReactNode } from 'react';
import { PublicLinks } from '../public/public-links.tsx';
import { Brand } from './brand.tsx';

/** The card on the sign-in pages. */
export const SignInStage = ({ children }: { readonly children: ReactNode }) => (
  <main className="sign-in">
    <div className="sign-in-brand">
      <Brand size={28} />
    </div>
    <section className="sign-in-card">{children}</section>
    <PublicLinks />
  </main>
);
