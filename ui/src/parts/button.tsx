import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Look = { readonly tone?: 'default' | 'primary' | 'bad'; readonly large?: boolean; readonly icon?: ReactNode };

const classOf = ({ large }: Look): string => (large ? 'button button-large' : 'button');

type Props = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;

export const Button = ({ tone = 'default', large = false, icon, children, type = 'button', ...rest }: Props) => (
  <button type={type} className={classOf({ large })} data-tone={tone} {...rest}>
    {icon}
    {children}
  </button>
);

type LinkProps = Look & { readonly to: string; readonly children: ReactNode };

/** A link that looks like a button. */
export const ButtonLink = ({ tone = 'default', large = false, icon, to, children }: LinkProps) => (
  <Link className={classOf({ large })} data-tone={tone} to={to}>
    {icon}
    {children}
  </Link>
);
