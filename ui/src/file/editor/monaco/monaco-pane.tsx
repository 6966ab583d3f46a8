import { useEffect, useRef, useState } from 'react';
import type { LanguageWords } from '../language/open-language.ts';
import type { Terms } from '../language/protocol.ts';
import type { OpenTexts } from '../text/open-texts.ts';
import type { TextView } from '../text/text-view.ts';
import type { FixWords } from './fix-actions.ts';
import { type HeldModel, heldModel } from './held-model.ts';
import type { Mark } from './mark-layer.ts';
import { type OpenedEditor, openEditor } from './open-editor.ts';
import { editor } from './set-up.ts';
import { themeNames } from './themes.ts';

/** What the editor says, in the reader's language. */
export type PaneWords = LanguageWords & {
  readonly fix: FixWords;
  readonly finding: (message: Mark['message']) => string;
  readonly readOnly: string;
  /** Of a finding the server has not confirmed yet. */
  readonly provisional: string;
};
type Props = {
  readonly fileId: string;
  readonly texts: OpenTexts;
  readonly marks: readonly Mark[];
  /** The marks are those of the text on screen, and not of one before it. */
  readonly areMarksNew: boolean;
  readonly terms: Terms | undefined;
  /** Number of its first line, where it is a part of a longer text. */
  readonly firstLine: number;
  readonly dark: boolean;
  readonly readOnly: boolean;
  readonly label: string;
  readonly words: PaneWords;
  readonly onTyped: () => void;
  readonly onView: (view: TextView | undefined) => void;
};
type Now = { readonly current: Props };

type Opening = Pick<Props, 'fileId' | 'texts'>;

const open = (host: HTMLElement, held: HeldModel, { fileId, texts }: Opening, now: Now): OpenedEditor => {
  const { label } = now.current;
  return openEditor(host, held, {
    fileId,
    texts,
    label,
    words: {
      detail: (choice) => now.current.words.detail(choice),
      hover: (hover) => now.current.words.hover(hover),
      fix: {
        ofValue: (fix) => now.current.words.fix.ofValue(fix),
        of: (fix) => now.current.words.fix.of(fix),
      },
    },
    onTyped: () => now.current.onTyped(),
  });
};

/** Shows what was found while typing, until the server's report of the same text is there. */
const showEarly = ({ marks, language }: OpenedEditor, now: Now) =>
  language.client?.onChecked((checked) => {
    const { areMarksNew, words } = now.current;
    if (areMarksNew || checked === undefined) return;
    const early = checked.messages.map((message) => ({ message, text: words.finding(message) }));
    marks.showEarly({ marks: early, note: words.provisional, silent: checked.silent });
  });

/** The text itself, in Monaco. */
export const MonacoPane = (props: Props) => {
  const { fileId, texts, marks, areMarksNew, terms, firstLine, dark, readOnly, label } = props;
  const readOnlyText = props.words.readOnly;
  const host = useRef<HTMLDivElement>(null);
  const now = useRef(props);
  now.current = props;
  const [opened, setOpened] = useState<OpenedEditor>();

  useEffect(() => {
    let isOver = false;
    let next: OpenedEditor | undefined;
    const start = async () => {
      const held = await heldModel(fileId, texts, () => !isOver);
      if (!held || !host.current) return held?.model.dispose();
      next = open(host.current, held, { fileId, texts }, now);
      setOpened(next);
      return now.current.onView(next.view);
    };
    void start();
    return () => {
      isOver = true;
      if (!next) return;
      now.current.onView(undefined);
      setOpened(undefined);
      next.dispose();
    };
  }, [fileId, texts]);

  useEffect(() => editor.setTheme(dark ? themeNames.dark : themeNames.light), [dark]);
  useEffect(() => opened?.marks.show(marks, now.current.areMarksNew), [opened, marks]);
  useEffect(() => {
    if (areMarksNew) opened?.marks.settle();
  }, [opened, areMarksNew]);
  useEffect(() => (opened ? showEarly(opened, now) : undefined), [opened]);
  useEffect(() => {
    if (terms) opened?.language.setTerms(terms);
  }, [opened, terms]);
  useEffect(() => {
    opened?.code.updateOptions({ lineNumbers: (line) => String(line + firstLine - 1) });
  }, [opened, firstLine]);
  useEffect(() => {
    opened?.code.updateOptions({ readOnly, readOnlyMessage: { value: readOnlyText }, ariaLabel: label });
  }, [opened, readOnly, readOnlyText, label]);

  return <div ref={host} className="ed-monaco" />;
};
