import { useId, useState } from 'react';
import { RemoveDialog, type RemoveProps } from './remove-dialog.tsx';

type Props = RemoveProps & {
  /** The text that must be typed before the deletion; e-mail addresses are compared without regard to case. */
  readonly name: string;
  readonly anyCase?: boolean;
  /** The label of the name field. */
  readonly ask: string;
};

/** Says what is deleted and what is kept, and deletes only after the name was typed. */
export const SureDialog = ({ name, anyCase = false, ask, inUse, children, ...rest }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const plain = (text: string) => (anyCase ? text.toLowerCase() : text);
  return (
    <RemoveDialog {...rest} inUse={inUse || plain(typed.trim()) !== plain(name)}>
      {children}
      <label className="field-label" htmlFor={id}>
        {ask}
      </label>
      <input
        id={id}
        className="input"
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </RemoveDialog>
  );
};
