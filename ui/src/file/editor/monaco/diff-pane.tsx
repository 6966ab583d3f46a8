import { useLayoutEffect, useRef } from 'react';
import { comparedText, type OpenTexts } from '../text/open-texts.ts';
import { openDiffEditor } from './diff-editor-pool.ts';
import { editorOptions, hostClass, isLarge } from './editor-options.ts';
import { editor } from './set-up.ts';
import { tabKeyOf } from './tab-key.ts';
import { modelUri } from './text-model.ts';

type Props = {
  readonly fileId: string;
  readonly texts: OpenTexts;
  readonly readOnly: boolean;
  readonly tabMovesFocus: boolean;
  readonly originalLabel: string;
  readonly modifiedLabel: string;
};

/**
 * An older version or the text of another user on the left, the edited text on the right; typing on the right edits the
 * file.
 */
export const DiffPane = (props: Props) => {
  const { fileId, texts, readOnly, tabMovesFocus, originalLabel, modifiedLabel } = props;
  const host = useRef<HTMLDivElement>(null);
  // It is closed before it leaves the page, because the editor measures itself until then.
  useLayoutEffect(() => {
    const modified = editor.getModel(modelUri(fileId));
    const compared = texts.of(comparedText(fileId));
    if (!host.current || !modified || !compared) return;
    const original = editor.createModel(compared.read(), modified.getLanguageId());
    const large = isLarge(modified.getValueLength());
    const opened = openDiffEditor(
      host.current,
      { original, modified },
      {
        ...editorOptions(modified.getValueLength()),
        readOnly,
        originalAriaLabel: originalLabel,
        modifiedAriaLabel: modifiedLabel,
        ignoreTrimWhitespace: false,
        maxFileSize: 64,
        maxComputationTime: 5000,
        hideUnchangedRegions: { enabled: !large },
        useInlineViewWhenSpaceIsLimited: true,
        renderSideBySideInlineBreakpoint: 700,
        renderOverviewRuler: host.current.clientWidth > 700,
      },
    );
    const { diff } = opened;
    // The diff editor's own option for these names does not reach the fields.
    diff.getOriginalEditor().updateOptions({ ariaLabel: originalLabel });
    diff.getModifiedEditor().updateOptions({ ariaLabel: modifiedLabel });
    diff.getModifiedEditor().focus();
    const tabKey = tabKeyOf(host.current, [diff.getOriginalEditor(), diff.getModifiedEditor()]);
    tabKey.setMovesFocus(tabMovesFocus);
    return () => {
      tabKey.dispose();
      opened.close([original]);
    };
  }, [fileId, texts, readOnly, tabMovesFocus, originalLabel, modifiedLabel]);
  return <div ref={host} className={hostClass} />;
};
