import { builtInList, builtInNames } from '@clearbench/iso20022/code-sets/built-in-lists';
import { pathsOfList } from '@clearbench/iso20022/code-sets/list-paths';
import { ruleCatalogue } from '../catalogue.ts';
import { rulePages } from './rule-page.ts';

type Texts = Readonly<Record<string, string>>;

/** A list of codes as the product brings it, and which rules ask it. */
export type CodeListPage = {
  readonly name: string;
  /** The list of ISO 20022 it is a part of; missing where it is one itself. */
  readonly subsetOf?: string;
  readonly codes: readonly { readonly code: string; readonly texts: Texts }[];
  readonly rulesUsing: readonly string[];
  /** The ends of paths where messages carry its codes; none where no message here does. */
  readonly paths: readonly string[];
};

/** A code of one list, and where else it is found. */
export type CodePage = {
  readonly list: string;
  readonly code: string;
  readonly texts: Texts;
  readonly paths: readonly string[];
  /** Lists of SEPA that took it from this one. */
  readonly partOf: readonly string[];
  /** Whether SEPA has such lists at all. */
  readonly hasParts: boolean;
  readonly elsewhere: readonly string[];
  readonly namedBy: readonly string[];
};

const rulesUsing = (name: string): readonly string[] =>
  ruleCatalogue.filter(({ codeLists = [] }) => codeLists.includes(name)).map(({ id }) => id);

export const codeListPage = (name: string): CodeListPage | undefined => {
  const content = builtInList(name);
  return (
    content && {
      name,
      ...(content.subsetOf ? { subsetOf: content.subsetOf } : {}),
      codes: Object.entries(content.codes).map(([code, { texts }]) => ({ code, texts: texts as Texts })),
      rulesUsing: rulesUsing(name),
      paths: pathsOfList(content.subsetOf ?? name),
    }
  );
};

/** The lists of ISO 20022 first, then what SEPA uses of them. */
export const codeListPages: readonly CodeListPage[] = builtInNames
  .flatMap((name) => codeListPage(name) ?? [])
  .toSorted((one, other) => Number(one.subsetOf !== undefined) - Number(other.subsetOf !== undefined));

const holding = (code: string): readonly CodeListPage[] =>
  codeListPages.filter(({ codes }) => codes.some((one) => one.code === code));

export const codePage = (list: string, code: string): CodePage | undefined => {
  const page = codeListPage(list);
  const found = page?.codes.find((one) => one.code === code);
  if (!page || !found) return undefined;
  const origin = page.subsetOf ?? list;
  const parts = codeListPages.filter(({ subsetOf }) => subsetOf === origin);
  const lists = holding(code);
  return {
    list,
    code,
    texts: found.texts,
    paths: page.paths,
    partOf: parts.filter((part) => lists.includes(part)).map(({ name }) => name),
    hasParts: parts.length > 0,
    elsewhere: lists.filter(({ name, subsetOf }) => subsetOf === undefined && name !== origin).map(({ name }) => name),
    namedBy: rulePages.filter(({ facts }) => facts.codes?.includes(code)).map(({ id }) => id),
  };
};

/** Where answers give reasons, the most usual one first. */
const reasonLists = [
  'status_reason',
  'return_reason',
  'cancellation_reason',
  'payment_cancellation_rejection',
  'reversal_reason',
  'claim_non_receipt_rejection',
  'investigation_execution_confirmation',
];

/** The list in which a reason is best looked up; none for the codes clearings make themselves. */
export const listOfReason = (code: string): string | undefined =>
  reasonLists.find((name) => codeListPage(name)?.codes.some((one) => one.code === code));
