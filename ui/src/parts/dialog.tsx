import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  /** If it is set, Escape and the browser's back gesture call it and leave the dialog open. */
  readonly onHeld?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** A modal dialog; the browser keeps the focus in it and restores it. */
export const Dialog = ({ title, onClose, onHeld, children }: Props) => {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = box.current;
    element?.showModal?.();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element?.close?.();
  }, []);
  const hold = (event: { preventDefault(): void }): void => {
    if (!onHeld) return;
    event.preventDefault();
    onHeld();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Escape') hold(event);
  };
  // A browser closes a dialog that prevented it before; such a dialog opens again.
  const onClosed = (): void => {
    if (onHeld) {
      box.current?.showModal?.();
      onHeld();
    } else onClose();
  };
  return (
    <dialog
      ref={box}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={hold}
      onClose={onClosed}
      onKeyDown={onKeyDown}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
};
