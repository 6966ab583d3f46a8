import { type Scheme, schemeNames } from '@clearbench/contracts/sim-env/scheme';
import { rulebookVersions } from '@clearbench/iso20022/rulebooks';
import { useSearchParams } from 'react-router-dom';
import { type MessageFamily, type Rulebook, versionsOf } from './message-families.ts';

/** What the address of a message page selects. */
export type SubsetSelection = {
  readonly scheme: Scheme;
  readonly rulebook: Rulebook;
  readonly use: string;
  /** The rulebook to compare with; undefined for no comparison. */
  readonly other: Rulebook | undefined;
};

export const rulebooksOfFamily = ({ name }: MessageFamily, scheme: Scheme): readonly Rulebook[] =>
  rulebookVersions.filter((rulebook) => versionsOf(name, scheme, rulebook).length > 0);

/** Reads the selection; a value that does not exist is replaced by the default. */
export const selectionOf = (family: MessageFamily, params: URLSearchParams): SubsetSelection => {
  const scheme = family.schemes.find((one) => one === params.get('scheme')) ?? family.schemes[0] ?? 'sct';
  const rulebooks = rulebooksOfFamily(family, scheme);
  const rulebook = rulebooks.find((one) => one === params.get('rulebook')) ?? rulebooks[0] ?? '2025';
  const other = rulebooks.find((one) => one === params.get('with') && one !== rulebook);
  return { scheme, rulebook, use: params.get('use') ?? '', other };
};

/** The selection in the address; a change replaces the entry of the browser's history. */
export const useSubsetSelection = (family: MessageFamily) => {
  const [params, setParams] = useSearchParams();
  const choose = (name: 'scheme' | 'rulebook' | 'use' | 'with', value: string): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return { selection: selectionOf(family, params), choose };
};

export const schemeOptions = ({ schemes }: MessageFamily) =>
  schemes.map((scheme) => ({ value: scheme, text: schemeNames[scheme] }));
