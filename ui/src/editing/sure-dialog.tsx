import { useId, useState } from 'react';
import { RemoveDialog, type RemoveProps } from './remove-dialog.tsx';

type Props = RemoveProps & {
  /** What has to be typed before anything goes; addresses do not tell small letters from capital ones. */
  readonly name: string;
  readonly anyCase?: boolean;
  /** Asks for the name. */
  readonly ask: string;
};

/** Says what goes and what stays, and deletes only once the name was typed. */
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
