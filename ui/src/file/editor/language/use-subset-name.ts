import type { SubsetName } from '@clearbench/authoring/language/subset-name';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { OpenFile } from '../session/open-file.ts';
import type { TextView } from '../text/text-view.ts';
import { selectProfile, type TermsState } from './terms-slice.ts';

/** The subset with which the text on screen is compared; undefined where none is known. Saving reads it again. */
export const useSubsetName = (
  { fileId, version }: Pick<OpenFile, 'fileId' | 'version'>,
  text: TextView | undefined,
): SubsetName | undefined => {
  const profile = useSelector((root: { readonly checkTerms: TermsState }) => selectProfile(root, fileId));
  const [name, setName] = useState<SubsetName>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the worker answers by profile and text
  useEffect(() => {
    let isOver = false;
    void text?.language?.subset().then((found) => {
      if (!isOver) setName(found);
    });
    return () => {
      isOver = true;
    };
  }, [text, profile, version]);
  return text === undefined ? undefined : name;
};
