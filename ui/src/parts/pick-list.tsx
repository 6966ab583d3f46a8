import { IconCheck } from 'virtual:icons';
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { markedParts, matchingItems, type PickItem, type ShownItem } from './pick-items.ts';

type Props = {
  readonly label: string;
  readonly placeholder: string;
  readonly nothing: string;
  readonly items: readonly PickItem[];
  readonly onPick: (item: PickItem) => void;
  /** The items of search sources for the typed text. */
  readonly found?: readonly PickItem[];
  /** Shown below the list. */
  readonly note?: string | undefined;
  readonly onTyped?: (typed: string) => void;
};

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

type LineProps = {
  readonly id: string;
  readonly item: ShownItem;
  readonly typed: string;
  readonly active: boolean;
  readonly onPick: () => void;
};

const Line = ({ id, item, typed, active, onPick }: LineProps) => {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  const Hint = item.isKey ? 'kbd' : 'span';
  return (
    <div
      ref={line}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className="pick"
      data-active={active || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
      onKeyDown={({ key }) => key === 'Enter' && onPick()}
    >
      <span className="pick-name">
        {markedParts(item.text, typed).map(({ text, isFound }, at) =>
          // The index is the only key of a part.
          isFound ? <mark key={`${String(at)} ${text}`}>{text}</mark> : text,
        )}
      </span>
      {item.hint ? <Hint className={item.isKey ? '' : 'pick-hint'}>{item.hint}</Hint> : <span />}
      {item.chosen ? <IconCheck size={14} aria-hidden="true" /> : <span />}
    </div>
  );
};

/** The typed text, the matching items, and the active one for Enter. */
const usePicking = ({ items, found, onPick, onTyped }: Props) => {
  const [typed, setTyped] = useState('');
  const [moved, setMoved] = useState<number>();
  const shown = matchingItems(items, typed, found);
  const chosen = shown.findIndex((item) => item.chosen);
  const active = Math.min(moved ?? Math.max(0, chosen), shown.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const item = shown[active];
    if (step) setMoved((active + step + shown.length) % Math.max(1, shown.length));
    else if (event.key === 'Enter' && item) onPick(item);
    else return;
    event.preventDefault();
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    onTyped?.(target.value);
    setMoved(0);
  };
  return { shown, active, typed, field: { value: typed, onChange, onKeyDown } };
};

/** A list with a filter; arrow keys move, Enter picks. */
export const PickList = (props: Props) => {
  const { label, placeholder, nothing, note, onPick } = props;
  const listId = useId();
  const { shown, active, typed, field } = usePicking(props);
  const idOf = (item: PickItem) => `${listId}-${item.id}`;

  return (
    <>
      <input
        className="pick-filter"
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={shown[active] && idOf(shown[active])}
        aria-label={placeholder}
        placeholder={placeholder}
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        {...field}
      />
      <div id={listId} role="listbox" aria-label={label} className="pick-list">
        {shown.map((item, index) => (
          <div key={item.id} role="presentation">
            {item.opensGroup && (
              <div className="pick-group" role="presentation">
                {item.group}
              </div>
            )}
            <Line id={idOf(item)} item={item} typed={typed} active={index === active} onPick={() => onPick(item)} />
          </div>
        ))}
      </div>
      {shown.length === 0 && (
        <p className="pick-none" role="status">
          {nothing}
        </p>
      )}
      {note && (
        <p className="pick-none" role="status">
          {note}
        </p>
      )}
    </>
  );
};
