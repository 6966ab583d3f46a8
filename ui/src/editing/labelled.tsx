import { type ReactNode, useId } from 'react';

export type Label = {
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
};

type Control = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

type Props = Label & { readonly children: (control: Control) => ReactNode };

/** A control with its label, its error and its description. */
export const Labelled = ({ label, help, error, children }: Props) => {
  const id = useId();
  const told = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': told || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
    </div>
  );
};
