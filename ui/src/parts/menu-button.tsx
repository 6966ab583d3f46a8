import { type ReactNode, useRef, useState } from 'react';
import { Menu, type MenuPart } from './menu.tsx';
import type { Anchor } from './place-floating.ts';

type Props = {
  readonly className: string;
  /** The label, if the content does not name what the button opens. */
  readonly label?: string;
  readonly menuLabel: string;
  readonly parts: readonly MenuPart[];
  readonly top?: ReactNode;
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
};

export const MenuButton = ({ className, label, menuLabel, parts, top, align = 'start', children }: Props) => {
  const [anchor, setAnchor] = useState<Anchor>();
  // Pressing the button closes the menu automatically: the click that follows must not open it again.
  const wasOpen = useRef(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        {...(label === undefined ? {} : { 'aria-label': label })}
        onPointerDown={() => {
          wasOpen.current = anchor !== undefined;
        }}
        onClick={({ currentTarget }) => {
          setAnchor(wasOpen.current ? undefined : currentTarget.getBoundingClientRect());
          wasOpen.current = false;
        }}
      >
        {children}
      </button>
      {anchor && (
        <Menu
          anchor={anchor}
          align={align}
          label={menuLabel}
          parts={parts}
          top={top}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
};
