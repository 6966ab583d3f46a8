import { type ReactNode, useId } from 'react';

type Props = { readonly title: string; readonly help?: string; readonly children: ReactNode };

/** A part of a form: its name at the left, its fields beside it. */
export const FormSection = ({ title, help, children }: Props) => {
  const id = useId();
  return (
    <section className="form-section" aria-labelledby={id}>
      <div className="form-section-head">
        <h2 id={id}>{title}</h2>
        {help && <p className="field-help">{help}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
};
