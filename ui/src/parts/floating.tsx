import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { type Anchor, placeFloating } from './place-floating.ts';

type Props = {
  readonly anchor: Anchor;
  readonly align?: 'start' | 'end';
  readonly role: 'menu' | 'dialog';
  readonly label: string;
  readonly className?: string;
  readonly onClose: () => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void;
  readonly children: ReactNode;
};

/** The element that had the focus when the part opened; it gets the focus back. */
const useFocusReturn = (): void => {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
};

/** A floating part in the browser's top layer: Escape, a click elsewhere or leaving the page closes it. */
export const Floating = ({ anchor, align, role, label, className = '', onClose, onKeyDown, children }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useFocusReturn();

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    element.showPopover?.();
    const screen = { width: window.innerWidth, height: window.innerHeight };
    const { left, top } = placeFloating(anchor, element.getBoundingClientRect(), screen, align);
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') close.current();
    };
    element.addEventListener('toggle', onToggle);
    return () => element.removeEventListener('toggle', onToggle);
  }, [anchor, align]);

  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    onKeyDown?.(event);
  };
  const semantics = { role, 'aria-label': label, onKeyDown: keys };
  return (
    <div ref={box} popover="auto" className={`floating ${className}`} {...semantics}>
      {children}
    </div>
  );
};
