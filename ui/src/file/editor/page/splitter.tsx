import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

const narrowest = 280;
const widest = 900;
const step = 24;

const within = (width: number): number => Math.min(widest, Math.max(narrowest, Math.round(width)));

type Props = { readonly width: number; readonly onWidth: (width: number) => void };

/** The splitter between text and panel; it is dragged, or moved with the arrow keys. */
export const Splitter = ({ width, onWidth }: Props) => {
  const { t } = useTranslation();
  const grip = useRef<{ x: number; width: number }>(undefined);
  const press = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, width };
  };
  const drag = ({ clientX }: PointerEvent) => {
    if (grip.current) onWidth(within(grip.current.width + grip.current.x - clientX));
  };
  const key = (event: KeyboardEvent) => {
    const by = { ArrowLeft: step, ArrowRight: -step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onWidth(within(width + by));
  };
  return (
    <div
      className="ed-splitter"
      role="slider"
      aria-orientation="horizontal"
      aria-label={t('editor.splitter')}
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      tabIndex={0}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={() => {
        grip.current = undefined;
      }}
      onDoubleClick={() => onWidth(460)}
      onKeyDown={key}
    />
  );
};
