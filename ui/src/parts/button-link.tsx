import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonStyle, classOfButton } from './button.tsx';

type LinkProps = Omit<ButtonStyle, 'small'> & { readonly to: string; readonly children: ReactNode };

/** A link that looks like a button. */
export const ButtonLink = ({ tone = 'default', large = false, icon, to, children }: LinkProps) => (
  <Link className={classOfButton({ large })} data-tone={tone} to={to}>
    {icon}
    {children}
  </Link>
);
