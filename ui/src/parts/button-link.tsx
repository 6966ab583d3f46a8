import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonStyle, classOfButton } from './button.tsx';

type LinkProps = Omit<ButtonStyle, 'small'> & {
  readonly to: string;
  readonly title?: string;
  readonly children: ReactNode;
};

/** A link that looks like a button. */
export const ButtonLink = ({ tone = 'default', large = false, icon, to, title, children }: LinkProps) => (
  <Link className={classOfButton({ large })} data-tone={tone} to={to} title={title}>
    {icon}
    {children}
  </Link>
);
