import type { editor } from 'monaco-editor/editor';

type Code = Pick<editor.ICodeEditor, 'updateOptions'>;

export type TabKey = {
  /** What Tab does from now on: move the focus, or type. */
  setMovesFocus(movesFocus: boolean): void;
  dispose(): void;
};

const keysToWaitFor = new Set(['Tab', 'Shift', 'Escape']);

/**
 * Decides what Tab does in these editors. After an Escape that closed nothing, Tab moves the focus once, so that the
 * keyboard can always leave the text (WCAG 2.1.2).
 */
export const tabKeyOf = (host: HTMLElement, codes: readonly Code[]): TabKey => {
  let movesFocus = false;
  let leaving = false;
  const apply = (): void => {
    for (const code of codes) code.updateOptions({ tabFocusMode: movesFocus || leaving });
  };
  const setLeaving = (next: boolean): void => {
    if (leaving === next) return;
    leaving = next;
    apply();
  };
  // The editor prevents the default of an Escape that it used itself.
  const onEscape = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && setLeaving(true);
  const onOther = ({ key }: KeyboardEvent) => !keysToWaitFor.has(key) && setLeaving(false);
  const onLeft = (event: FocusEvent) => !host.contains(event.relatedTarget as Node | null) && setLeaving(false);
  host.addEventListener('keydown', onOther, { capture: true });
  host.addEventListener('keydown', onEscape);
  host.addEventListener('focusout', onLeft);
  return {
    setMovesFocus: (next) => {
      movesFocus = next;
      apply();
    },
    dispose: () => {
      host.removeEventListener('keydown', onOther, { capture: true });
      host.removeEventListener('keydown', onEscape);
      host.removeEventListener('focusout', onLeft);
    },
  };
};
