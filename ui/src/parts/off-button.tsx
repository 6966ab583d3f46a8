import { type ReactNode, useId } from 'react';

type Props = {
  readonly reason: string;
  readonly className?: string;
  readonly tone?: 'default' | 'primary';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
};

/** An unavailable button. It stays focusable, so that screen readers announce the reason. */
export const OffButton = ({ reason, className = 'button', tone = 'default', icon, children }: Props) => {
  const id = useId();
  return (
    <span className="has-reason">
      <button type="button" className={className} data-tone={tone} aria-disabled="true" aria-describedby={id}>
        {icon}
        {children}
      </button>
      <span id={id} role="tooltip" className="reason">
        {reason}
      </span>
    </span>
  );
};
