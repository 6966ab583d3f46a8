import type { FormNode } from '@clearbench/validation/form/form-node';
import { type RefObject, useEffect, useRef } from 'react';
import type { TextSource } from '../text/text-source.ts';

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

const nodeOf = (root: FormNode | undefined, path: string): FormNode | undefined => {
  if (!root || root.path === path) return root;
  const child = root.children.find((one) => path === one.path || path.startsWith(`${one.path}/`));
  return child && nodeOf(child, path);
};

const pathAround = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-path]')?.dataset.path : undefined;

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
      const path = pathAround(target);
      const { root, source } = now.current;
      const node = path === undefined ? undefined : nodeOf(root, path);
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
