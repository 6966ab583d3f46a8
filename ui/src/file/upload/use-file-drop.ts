import { useEffect, useRef, useState } from 'react';
import { filesIn, pastedFiles } from './pasted-file.ts';

type OnFiles = (files: readonly File[]) => void;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/**
 * Accepts files dropped anywhere on the page and files or XML text pasted outside a field; reports whether files are
 * dragged over the page.
 */
export const useFileDrop = (onFiles: OnFiles, enabled: boolean): boolean => {
  const [hovering, setHovering] = useState(false);
  const newest = useRef(onFiles);
  newest.current = onFiles;

  useEffect(() => {
    if (!enabled) return undefined;
    const stop = new AbortController();
    const take = (files: readonly File[], event: Event) => {
      if (files.length === 0) return;
      event.preventDefault();
      newest.current(files);
    };
    const on = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
      window.addEventListener(type, listener, { signal: stop.signal });

    on('dragover', (event) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setHovering(true);
    });
    on('dragleave', (event) => {
      if (event.relatedTarget === null) setHovering(false);
    });
    on('drop', (event) => {
      setHovering(false);
      take(filesIn(event.dataTransfer), event);
    });
    on('paste', (event) => {
      if (!isTyping(event.target)) take(pastedFiles(event.clipboardData, new Date()), event);
    });
    return () => stop.abort();
  }, [enabled]);

  return hovering;
};
