import { type ReactNode, useEffect, useId, useRef } from 'react';

type Props = { readonly title: string; readonly onClose: () => void; readonly children: ReactNode };

/** A question above the page; the browser keeps the focus in it and gives it back. */
export const Dialog = ({ title, onClose, children }: Props) => {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = box.current;
    element?.showModal?.();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element?.close?.();
  }, []);
  return (
    <dialog
      ref={box}
      className="dialog"
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
};
