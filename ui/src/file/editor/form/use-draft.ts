import { useEffect, useRef, useState } from 'react';

/** The delay after the last key before a value is written into the text, in milliseconds. */
const pause = 400;

/** The value being typed: it is written into the text after a pause, and when the field loses the focus. */
export const useDraft = (value: string, put: (value: string) => Promise<unknown>) => {
  const [draft, setDraft] = useState<string>();
  const now = useRef({ draft, value, put });
  now.current = { draft, value, put };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useRef(() => {
    clearTimeout(timer.current);
    const { draft: typed, value: old, put: write } = now.current;
    if (typed === undefined) return;
    const forget = () => setDraft((later) => (later === typed ? undefined : later));
    if (typed === old) forget();
    else void write(typed).then(forget);
  });
  useEffect(() => {
    const leave = flush.current;
    return leave;
  }, []);
  const isTyping = draft !== undefined;
  useEffect(() => {
    if (!isTyping) return undefined;
    const leave = flush.current;
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [isTyping]);

  const type = (next: string) => {
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(flush.current, pause);
  };
  /** Discards what was typed since the last pause; false if there is nothing to discard. */
  const drop = (): boolean => {
    clearTimeout(timer.current);
    const pending = now.current.draft !== undefined && now.current.draft !== now.current.value;
    setDraft(undefined);
    return pending;
  };
  return { shown: draft ?? value, type, flush: flush.current, drop };
};
