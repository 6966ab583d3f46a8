import '../../explain/explain.css';
import '../../explain/explain-page.css';
import { type ReactNode, Suspense } from 'react';

/** The texts of rules load after their page. */
export const ExplainFrame = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<div className="explain-waiting" aria-busy="true" />}>
    <div className="explain">{children}</div>
  </Suspense>
);
