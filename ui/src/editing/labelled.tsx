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

type Props = Label & {
  /** The id of the control, where something else refers to it. */
  readonly id?: string;
  /** What the label adds to the name, e.g. that the field may be empty. */
  readonly labelNote?: string | undefined;
  /** Whether the field is as wide as the form. */
  readonly wide?: boolean;
  /** A remark about the value that is announced when it changes; an empty one keeps the place of a later one. */
  readonly hint?: ReactNode;
  readonly children: (control: Control) => ReactNode;
};

/** A control with its label above it; its error, a hint and its help below it. */
export const Labelled = ({ id: given, label, labelNote, wide = false, hint, help, error, children }: Props) => {
  const own = useId();
  const id = given ?? own;
  const described = [error && `${id}-error`, hint !== undefined && `${id}-hint`, help && `${id}-help`];
  const describedBy = described.filter(Boolean).join(' ') || undefined;
  return (
    <div className="field" data-wide={wide || undefined}>
      <label htmlFor={id}>
        {label}
        {labelNote && <span className="field-optional">{labelNote}</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="field-hint" role="status">
          {hint}
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
