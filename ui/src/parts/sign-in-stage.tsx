import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';

/** The card in the middle of the pages before the product. */
export const SignInStage = ({ children }: { readonly children: ReactNode }) => (
  <main className="sign-in">
    <div className="sign-in-brand">
      <Mark size={28} />
      <span>Clearbench</span>
    </div>
    <section className="sign-in-card">{children}</section>
  </main>
);
