import { type ReactNode, useId } from 'react';

type Props = { readonly title: string; readonly help?: string; readonly children: ReactNode };

/** A section of a form: its title on the left, its fields on the right. */
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
