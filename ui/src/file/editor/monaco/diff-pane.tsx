import { useEffect, useRef } from 'react';
import { comparedText, type OpenTexts } from '../text/open-texts.ts';
import { editorOptions, isLarge } from './editor-options.ts';
import { modelUri } from './held-model.ts';
import { editor } from './set-up.ts';

type Props = {
  readonly fileId: string;
  readonly texts: OpenTexts;
  readonly readOnly: boolean;
  readonly originalLabel: string;
  readonly modifiedLabel: string;
};

/** An older or a foreign text on the left, the one being edited on the right; typing on the right is typing in the file. */
export const DiffPane = ({ fileId, texts, readOnly, originalLabel, modifiedLabel }: Props) => {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const modified = editor.getModel(modelUri(fileId));
    const compared = texts.of(comparedText(fileId));
    if (!host.current || !modified || !compared) return;
    const original = editor.createModel(compared.read(), modified.getLanguageId());
    const large = isLarge(modified.getValueLength());
    const diff = editor.createDiffEditor(host.current, {
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
    });
    diff.setModel({ original, modified });
    // The diff editor's own option for these names does not reach the fields.
    diff.getOriginalEditor().updateOptions({ ariaLabel: originalLabel });
    diff.getModifiedEditor().updateOptions({ ariaLabel: modifiedLabel });
    diff.getModifiedEditor().focus();
    return () => {
      diff.dispose();
      original.dispose();
    };
  }, [fileId, texts, readOnly, originalLabel, modifiedLabel]);
  return <div ref={host} className="ed-monaco" />;
};
