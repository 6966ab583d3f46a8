import type { editor, IDisposable } from 'monaco-editor/editor';

const hovers = '.monaco-resizable-hover';

/** The distance to the left by which an element must move to end with the text; an earlier shift is not counted. */
const missing = (element: HTMLElement, end: number): number => {
  const moved = Number.parseFloat(element.style.translate) || 0;
  const { left, right } = element.getBoundingClientRect();
  return Math.max(0, Math.min(right - moved - end, left - moved));
};

/** Keeps hovers over their text: by default they can cover the panel beside it. */
export const hideHoversOutsideText = (code: editor.IStandaloneCodeEditor): IDisposable => {
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
