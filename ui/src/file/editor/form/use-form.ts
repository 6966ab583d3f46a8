import type { FormChange, FormEdit } from '@clearbench/authoring/form/form-edit';
import type { MessageForm } from '@clearbench/authoring/form/form-node';
import type { FormOptions } from '@clearbench/authoring/form/message-form';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TextSource } from '../text/text-source.ts';
import { type FormAsker, formAsker } from './form-requests.ts';
import { openWorker } from './open-worker.ts';
import { unsentChanges } from './unsent-changes.ts';

/** The delay after the last key in milliseconds; a large text needs a longer one. */
const pause = (characters: number): number => (characters < 1_000_000 ? 250 : 1_000);

export type ChangeForm = (change: FormChange) => Promise<FormEdit | undefined>;

/** The form of the text on screen, which follows each change of the text, and the function that changes the text. */
export const useForm = (fileId: string, source: TextSource | undefined, options: FormOptions) => {
  const [form, setForm] = useState<MessageForm>();
  const asker = useRef<FormAsker>(undefined);
  const wanted = useRef(options);
  wanted.current = options;
  const newest = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const shown = useRef<number>(undefined);
  const unsent = useMemo(() => unsentChanges(fileId), [fileId]);

  const refresh = useCallback(
    async (requested: FormOptions) => {
      const turn = ++newest.current;
      const revision = source?.revision();
      const next = await asker.current?.form(requested);
      if (!next || turn !== newest.current) return;
      shown.current = revision;
      setForm(next);
    },
    [source],
  );

  useEffect(() => {
    if (!source) return undefined;
    const opened = formAsker(source, openWorker());
    asker.current = opened;
    let timer: ReturnType<typeof setTimeout>;
    const follow = () => {
      if (shown.current !== source.revision()) void refresh(wanted.current);
    };
    const stop = source.onChange(() => {
      clearTimeout(timer);
      timer = setTimeout(follow, pause(source.length()));
    });
    return () => {
      clearTimeout(timer);
      stop();
      // The last input may not be in the text yet.
      setTimeout(() => void queue.current.finally(() => opened.end()));
    };
  }, [source, refresh]);

  useEffect(() => void refresh(options), [refresh, options]);

  const change: ChangeForm = useCallback(
    (what) => {
      const done = queue.current.then(async () => {
        const edit = await asker.current?.change(what, wanted.current);
        await refresh(wanted.current);
        return edit;
      });
      queue.current = done;
      return unsent.until(what, done);
    },
    [refresh, unsent],
  );
  useEffect(() => {
    for (const missed of unsent.take()) void change(missed);
    window.addEventListener('pagehide', unsent.keep);
    return () => window.removeEventListener('pagehide', unsent.keep);
  }, [unsent, change]);
  return { form, change };
};
