import { type ReactNode, useId } from 'react';

type Control = { readonly id: string; readonly 'aria-describedby': string; readonly 'aria-invalid'?: true };
type Props = {
  readonly label: string;
  readonly help?: string;
  readonly fault?: string | undefined;
  readonly children: (control: Control) => ReactNode;
};

/** A control under its name, with what it is for, or what is wrong with it, below. */
export const Labelled = ({ label, help, fault, children }: Props) => {
  const [id, hint] = [useId(), useId()];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': hint, ...(fault ? { 'aria-invalid': true } : {}) })}
      <p id={hint} className={fault ? 'field-error' : 'field-help'} role={fault ? 'alert' : undefined}>
        {fault ?? help}
      </p>
    </div>
  );
};
