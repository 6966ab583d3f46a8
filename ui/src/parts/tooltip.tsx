import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Anchor, placeFloating } from './place-floating.ts';

/** Milliseconds the pointer rests on an element before its tooltip opens. */
const restTime = 400;

type BubbleProps = { readonly text: string; readonly anchor: Anchor };

const Bubble = ({ text, anchor }: BubbleProps) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.showPopover?.();
    const screen = { width: window.innerWidth, height: window.innerHeight };
    const { left, top } = placeFloating(anchor, element.getBoundingClientRect(), screen, 'center');
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  }, [anchor]);
  return (
    <div ref={box} popover="manual" role="tooltip" className="tooltip">
      {text}
    </div>
  );
};

type Props = { readonly text: string; readonly children: ReactNode };

/**
 * Shows a text beside an element while the pointer rests on the element or the keyboard has focused it; Escape hides
 * the text. The name or description of the element must contain the text, because a touch screen shows no tooltip.
 */
export const Tooltip = ({ text, children }: Props) => {
  const [anchor, setAnchor] = useState<Anchor>();
  const timer = useRef<number>(undefined);
  const show = (around: Element) => setAnchor(around.firstElementChild?.getBoundingClientRect());
  const hide = () => {
    window.clearTimeout(timer.current);
    setAnchor(undefined);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    // The span has no box: it only hears of the pointer and the focus in the element.
    // biome-ignore lint/a11y/noStaticElementInteractions: the element inside has the role
    <span
      className="has-tooltip"
      onPointerEnter={({ currentTarget, pointerType }) => {
        if (pointerType !== 'touch') timer.current = window.setTimeout(() => show(currentTarget), restTime);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ currentTarget, target }) => {
        if (target.matches(':focus-visible')) show(currentTarget);
      }}
      onBlur={hide}
      onKeyDown={({ key }) => {
        if (key === 'Escape') hide();
      }}
    >
      {children}
      {anchor && <Bubble text={text} anchor={anchor} />}
    </span>
  );
};
