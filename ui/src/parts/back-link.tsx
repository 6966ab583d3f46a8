import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The way back to the list a page was opened from. */
export const BackLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Link className="back-link" to={to}>
    <IconArrowLeft size={14} aria-hidden="true" />
    {children}
  </Link>
);
