import type { editor, IDisposable } from 'monaco-editor/editor';

const hovers = '.monaco-resizable-hover';

/** How far an element has to go to the left to end where the text ends; what it was moved before is left out of account. */
const missing = (element: HTMLElement, end: number): number => {
  const moved = Number.parseFloat(element.style.translate) || 0;
  const { left, right } = element.getBoundingClientRect();
  return Math.max(0, Math.min(right - moved - end, left - moved));
};

/** Keeps hovers over the text they are about: the editor lets them cover what stands beside it. */
export const keepHoversOnText = (code: editor.IStandaloneCodeEditor): IDisposable => {
  const root = code.getContainerDomNode();
  const place = () => {
    const end = root.getBoundingClientRect().right;
    for (const element of root.querySelectorAll<HTMLElement>(hovers)) {
      const by = missing(element, end);
      const translate = by === 0 ? '' : `${-by}px`;
      if (element.style.translate !== translate) element.style.translate = translate;
    }
  };
  const observer = new MutationObserver(place);
  observer.observe(root.querySelector('.overflowingContentWidgets') ?? root, {
    subtree: true,
    childList: true,
    attributeFilter: ['style'],
  });
  return { dispose: () => observer.disconnect() };
};
