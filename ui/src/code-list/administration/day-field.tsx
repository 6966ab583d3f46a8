import { useId } from 'react';

type Props = { readonly label: string; readonly value: string; readonly onChange: (day: string) => void };

/** An optional date. */
export const DayField = ({ label, value, onChange }: Props) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="date" className="input" value={value} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
};
