import { useEffect, useRef, useState } from 'react';
import type { OpenTexts } from '../text/open-texts.ts';
import type { TextView } from '../text/text-view.ts';
import type { FindingFix, Mark } from './finding-marks.ts';
import { type OpenedEditor, openEditor } from './open-editor.ts';
import { editor } from './set-up.ts';
import { themeNames } from './themes.ts';

type Props = {
  readonly fileId: string;
  readonly texts: OpenTexts;
  readonly marks: readonly Mark[];
  readonly dark: boolean;
  readonly readOnly: boolean;
  readonly label: string;
  readonly readOnlyText: string;
  readonly fixTitle: (fix: FindingFix) => string;
  readonly onTyped: () => void;
  readonly onView: (view: TextView | undefined) => void;
};

/** The text itself, in Monaco. */
export const MonacoPane = (props: Props) => {
  const { fileId, texts, marks, dark, readOnly, label, readOnlyText } = props;
  const host = useRef<HTMLDivElement>(null);
  const now = useRef(props);
  now.current = props;
  const [opened, setOpened] = useState<OpenedEditor>();

  useEffect(() => {
    if (!host.current) return;
    const next = openEditor(host.current, {
      fileId,
      texts,
      label: now.current.label,
      fixTitle: (fix) => now.current.fixTitle(fix),
      onTyped: () => now.current.onTyped(),
    });
    setOpened(next);
    now.current.onView(next.view);
    return () => {
      now.current.onView(undefined);
      setOpened(undefined);
      next.dispose();
    };
  }, [fileId, texts]);

  useEffect(() => editor.setTheme(dark ? themeNames.dark : themeNames.light), [dark]);
  useEffect(() => opened?.marks.show(marks), [opened, marks]);
  useEffect(() => {
    opened?.code.updateOptions({ readOnly, readOnlyMessage: { value: readOnlyText }, ariaLabel: label });
  }, [opened, readOnly, readOnlyText, label]);

  return <div ref={host} className="ed-monaco" />;
};
