import type { FormNode, MessageForm } from '@clearbench/authoring/form/form-node';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useCursor } from '../page/use-cursor.ts';
import type { TextSource } from '../text/text-source.ts';
import type { TextView } from '../text/text-view.ts';
import { nodeAt, nodeOfPath, partAround, transactionAt } from './form-nodes.ts';

const focusable = 'input:not([readonly]), select:not([disabled]), textarea, button';

/** Focuses the first field inside the part with the path, or the part itself. */
const focusIn = (panel: HTMLElement, path: string, inside: boolean): boolean => {
  const part = panel.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"], [data-way="${CSS.escape(path)}"]`);
  if (!part) return false;
  const fields = part.querySelector<HTMLElement>(
    '.fm-value > :is(input, select:not(.fm-ways), textarea):not(.fm-currency)',
  );
  (inside
    ? (fields ?? part.querySelector<HTMLElement>(focusable))
    : part.querySelector<HTMLElement>(focusable)
  )?.focus();
  part.scrollIntoView?.({ block: 'nearest' });
  return true;
};

/** Moves the focus into the part with a path as soon as it is rendered. */
export const useFocusPath = (panel: RefObject<HTMLElement | null>, drawn: FormNode | undefined) => {
  const [wanted, setWanted] = useState<{ readonly path: string; readonly inside: boolean }>();
  useEffect(() => {
    if (wanted && drawn && panel.current && focusIn(panel.current, wanted.path, wanted.inside)) setWanted(undefined);
  }, [wanted, drawn, panel]);
  return useCallback((path: string | undefined, inside: boolean) => {
    if (path !== undefined) setWanted({ path, inside });
  }, []);
};

type Followed = {
  readonly view: TextView;
  readonly form: MessageForm | undefined;
  readonly panel: RefObject<HTMLElement | null>;
  readonly onTransaction: (transaction: number) => void;
};

/** The field at the cursor of the text. The form scrolls to it unless the focus is in the form. */
export const useFollowedCursor = ({ view, form, panel, onTransaction }: Followed) => {
  const cursor = useCursor(view);
  const read = form?.status === 'form' ? form : undefined;
  const node: FormNode | undefined = read && nodeAt(read.root, cursor);
  const followed = useRef<string>(undefined);
  const lines = read?.transactionLines;
  const shown = read?.transaction;

  useEffect(() => {
    if (!lines || lines.length < 2 || panel.current?.contains(document.activeElement)) return;
    const place = `${cursor.line}:${cursor.column}`;
    if (followed.current === place) return;
    followed.current = place;
    const wanted = transactionAt(lines, cursor.line);
    if (wanted !== shown && (lines[0] ?? 0) <= cursor.line) onTransaction(wanted);
  }, [cursor, lines, shown, panel, onTransaction]);

  const path = node?.path;
  useEffect(() => {
    if (path === undefined || panel.current?.contains(document.activeElement)) return;
    panel.current?.querySelector(`[data-path="${CSS.escape(path)}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [path, panel]);

  return { node, follow: () => node };
};

type Events = {
  readonly panel: RefObject<HTMLElement | null>;
  readonly root: FormNode | undefined;
  readonly source: TextSource;
  readonly fixed: boolean;
};

const undoKey = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined => {
  if (!ctrlKey && !metaKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : undefined;
};

/** Undo and redo act on the text; the text shows the field that receives the focus. */
export const useFormEvents = (events: Events): void => {
  const now = useRef(events);
  now.current = events;
  const { panel } = events;
  useEffect(() => {
    const element = panel.current;
    const keys = (event: KeyboardEvent) => {
      const step = undoKey(event);
      const { fixed, source } = now.current;
      if (!step || fixed || event.defaultPrevented) return;
      event.preventDefault();
      source[step]();
    };
    const enter = ({ target }: FocusEvent) => {
      const path = partAround(target)?.path;
      const { root, source } = now.current;
      const node = path === undefined ? undefined : nodeOfPath(root, path);
      const to = node?.field ? node.to : node?.inside;
      if (node?.from && to) source.reveal(node.from, to);
    };
    element?.addEventListener('keydown', keys);
    element?.addEventListener('focusin', enter);
    return () => {
      element?.removeEventListener('keydown', keys);
      element?.removeEventListener('focusin', enter);
    };
  }, [panel]);
};
