import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

export type ButtonStyle = {
  /** `soft`: an action offered beside others; `quiet`: an action that looks like text until the pointer is over it. */
  readonly tone?: 'default' | 'primary' | 'bad' | 'soft' | 'quiet';
  readonly large?: boolean;
  readonly small?: boolean;
  readonly icon?: ReactNode;
};

export const classOfButton = ({ large, small }: ButtonStyle): string =>
  large ? 'button button-large' : small ? 'button button-small' : 'button';

type Attributes = ButtonHTMLAttributes<HTMLButtonElement>;

/** A running action keeps the button focusable and ignores clicks. */
const whileRunning = { 'aria-busy': true, 'aria-disabled': true, onClick: undefined } as const;

type Props = ButtonStyle &
  Omit<Attributes, 'className'> & {
    /** The action of the button is running. */
    readonly busy?: boolean;
  };

export const Button = (props: Props) => {
  const {
    tone = 'default',
    large = false,
    small = false,
    icon,
    busy = false,
    children,
    type = 'button',
    ...rest
  } = props;
  return (
    <button
      type={type}
      className={classOfButton({ large, small })}
      data-tone={tone}
      {...rest}
      {...(busy ? whileRunning : {})}
    >
      {busy ? <Spinner size={14} /> : icon}
      {children}
    </button>
  );
};

/** A button without a look of its own; its class gives it one. */
export const PlainButton = ({ className, type = 'button', ...rest }: Attributes) => (
  <button type={type} className={className === undefined ? 'plain-button' : `plain-button ${className}`} {...rest} />
);

type IconProps = Omit<Attributes, 'aria-label'> & {
  /** The name of the action; also its tooltip unless `title` is given. */
  readonly label: string;
  readonly busy?: boolean;
};

/** A button that shows only an icon. */
export const IconButton = ({ label, className, busy = false, children, type = 'button', ...rest }: IconProps) => (
  <button
    type={type}
    className={className === undefined ? 'icon-button' : `icon-button ${className}`}
    aria-label={label}
    title={label}
    {...rest}
    {...(busy ? whileRunning : {})}
  >
    {busy ? <Spinner size={14} /> : children}
  </button>
);
