import { useLayoutEffect, useRef } from 'react';
import { openDiffEditor } from './diff-editor-pool.ts';
import { editorOptions, hostClass, languageOf } from './editor-options.ts';
import { editor } from './set-up.ts';

type Props = {
  readonly before: string;
  readonly after: string;
  readonly beforeLabel: string;
  readonly afterLabel: string;
};

/** Two texts side by side, read-only; a worker computes the differences for at most five seconds. */
export const TwoTexts = ({ before, after, beforeLabel, afterLabel }: Props) => {
  const host = useRef<HTMLDivElement>(null);
  // It is closed before it leaves the page, because the editor measures itself until then.
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const length = Math.max(before.length, after.length);
    const [original, modified] = [before, after].map((text) => editor.createModel(text, languageOf(length)));
    if (!original || !modified) return undefined;
    const opened = openDiffEditor(
      host.current,
      { original, modified },
      {
        ...editorOptions(length),
        readOnly: true,
        ignoreTrimWhitespace: false,
        maxFileSize: 64,
        maxComputationTime: 5000,
        hideUnchangedRegions: { enabled: true },
        useInlineViewWhenSpaceIsLimited: true,
        renderSideBySideInlineBreakpoint: 700,
        renderOverviewRuler: host.current.clientWidth > 700,
      },
    );
    const { diff } = opened;
    diff.getOriginalEditor().updateOptions({ ariaLabel: beforeLabel, tabFocusMode: true });
    diff.getModifiedEditor().updateOptions({ ariaLabel: afterLabel, tabFocusMode: true });
    return () => opened.close([original, modified]);
  }, [before, after, beforeLabel, afterLabel]);
  return <div ref={host} className={hostClass} />;
};
