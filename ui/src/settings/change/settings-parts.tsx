import { type ReactNode, useId } from 'react';

type SectionProps = { readonly title: string; readonly help?: string; readonly children: ReactNode };

/** A heading with its fields beside it. */
export const Section = ({ title, help, children }: SectionProps) => (
  <section className="setting-section">
    <div>
      <h2>{title}</h2>
      {help && <p className="muted">{help}</p>}
    </div>
    <div className="setting-fields">{children}</div>
  </section>
);

type TickProps = {
  readonly text: string;
  readonly help?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

export const Tick = ({ text, help, checked, onChange }: TickProps) => {
  const [box, helpId] = [useId(), useId()];
  return (
    <div className="setting-tick">
      <input
        id={box}
        type="checkbox"
        checked={checked}
        aria-describedby={help ? helpId : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={box}>{text}</label>
      {help && (
        <p id={helpId} className="muted">
          {help}
        </p>
      )}
    </div>
  );
};
