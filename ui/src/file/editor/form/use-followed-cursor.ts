import type { FormNode, MessageForm } from '@clearbench/validation/form/form-node';
import { type RefObject, useEffect, useRef } from 'react';
import { useCursor } from '../page/use-cursor.ts';
import type { TextView } from '../text/text-view.ts';
import { nodeAt, transactionAt } from './form-places.ts';

type Followed = {
  readonly view: TextView;
  readonly form: MessageForm | undefined;
  readonly panel: RefObject<HTMLElement | null>;
  readonly onTransaction: (transaction: number) => void;
};

/** The field the cursor of the text is in; the form turns to it while nobody works in the form. */
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
