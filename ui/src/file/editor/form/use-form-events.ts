import type { FormNode } from '@clearbench/validation/form/form-node';
import { type RefObject, useEffect, useRef } from 'react';
import type { TextSource } from '../text/text-source.ts';
import { nodeOfPath, partAround } from './form-places.ts';

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

/** Undo and redo are those of the text; the field the keyboard enters is shown in the text. */
export const useFormEvents = (events: Events): void => {
  const now = useRef(events);
  now.current = events;
  const { panel } = events;
  useEffect(() => {
    const element = panel.current;
    const keys = (event: KeyboardEvent) => {
      const order = undoKey(event);
      const { fixed, source } = now.current;
      if (!order || fixed || event.defaultPrevented) return;
      event.preventDefault();
      source[order]();
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
