import { IconCheck } from 'virtual:icons';
import type { KeyboardEvent, ReactNode } from 'react';
import { Floating } from './floating.tsx';
import type { Anchor } from './place-floating.ts';

/** `reason`: why it is unavailable. `checked` makes it one of several choices. */
export type MenuItem = {
  readonly id: string;
  readonly text: string;
  readonly icon?: ReactNode;
  readonly keys?: string;
  readonly tone?: 'bad';
  readonly lang?: string;
  readonly disabled?: boolean;
  readonly reason?: string | undefined;
  readonly checked?: boolean;
  readonly run: () => void;
};
export type MenuPart = { readonly heading?: string; readonly items: readonly MenuItem[] };

type Props = {
  readonly anchor: Anchor;
  readonly align?: 'start' | 'end';
  readonly label: string;
  readonly parts: readonly MenuPart[];
  readonly top?: ReactNode;
  readonly onClose: () => void;
};

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const moveFocus = (event: KeyboardEvent<HTMLDivElement>): void => {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('.menu-item')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const typed = event.key.length === 1 ? event.key.toLowerCase() : undefined;
  const step = steps[event.key];
  if (event.key === 'Tab' || step) event.preventDefault();
  if (step) items[step(at, items.length)]?.focus();
  else if (typed)
    [...items.slice(at + 1), ...items].find((item) => item.dataset.text?.toLowerCase().startsWith(typed))?.focus();
};

const Item = ({ item, first, onClose }: { item: MenuItem; first: boolean; onClose: () => void }) => {
  const { text, icon, keys, tone, lang, disabled = false, reason, checked, run } = item;
  const choose = () => {
    if (disabled) return;
    onClose();
    run();
  };
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      className="menu-item"
      tabIndex={-1}
      data-text={text}
      data-tone={tone}
      data-autofocus={first || undefined}
      lang={lang}
      aria-disabled={disabled}
      {...(checked === undefined ? {} : { 'aria-checked': checked })}
      onClick={choose}
    >
      {checked ? <IconCheck size={14} aria-hidden="true" /> : (icon ?? <span />)}
      <span>
        {text}
        {disabled && reason && <span className="menu-reason">{reason}</span>}
      </span>
      {keys ? <kbd>{keys}</kbd> : <span />}
    </button>
  );
};

/** A menu; arrow keys, Home, End and first letters move. */
export const Menu = ({ anchor, align, label, parts, top, onClose }: Props) => (
  <Floating
    anchor={anchor}
    role="menu"
    label={label}
    className="menu"
    onClose={onClose}
    onKeyDown={moveFocus}
    {...(align ? { align } : {})}
  >
    {top}
    {parts.map(({ heading, items }, index) => (
      <div key={items[0]?.id} role="presentation">
        {(index > 0 || top) && <hr />}
        {heading && (
          <div className="menu-heading" role="presentation">
            {heading}
          </div>
        )}
        {items.map((item, at) => (
          <Item key={item.id} item={item} first={index === 0 && at === 0} onClose={onClose} />
        ))}
      </div>
    ))}
  </Floating>
);
