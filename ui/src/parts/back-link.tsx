import { IconArrowLeft } from 'virtual:icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The link back to the list from which a page was opened. */
export const BackLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Link className="back-link" to={to}>
    <IconArrowLeft size={14} aria-hidden="true" />
    {children}
  </Link>
);
