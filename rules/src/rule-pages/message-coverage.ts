import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { Profile } from '@clearbench/iso20022/profile';
import { messagesOf } from '@clearbench/iso20022/rulebooks';
import { documentOfLine, type LineDocument, lineSources } from '@clearbench/iso20022/subsets/line-source';
import { hasSubset, messageSubset, subsetSources } from '@clearbench/iso20022/subsets/message-subset';
import type { LineSource } from '@clearbench/iso20022/subsets/subset-notation';
import { type SubsetLine, subsetTree } from '@clearbench/iso20022/subsets/subset-tree';
import type { CatalogueRule } from '@clearbench/validation-engine/rule';
import { everyRule } from '../generated/every-rule.ts';
import { appliesToMessage } from './rule-scope.ts';

type Where = { readonly scheme: Scheme; readonly rbVersion: Profile['rbVersion'] };

/** How well the lines of one use's subset are confirmed. */
export type UseCoverage = {
  /** '' for a message with one use. */
  readonly use: string;
  /** The source of the lines that name no other one. */
  readonly source: LineDocument;
  /** Elements of the subset by what states them; kinds without an element are left out. */
  readonly lines: readonly { readonly kind: LineSource; readonly count: number }[];
  /** Paths of elements outside the subset that no source refuses. */
  readonly unconfirmed: readonly string[];
};

/** What is checked of a message in a scheme under a rulebook, and how well it is confirmed. */
export type MessageCoverage = {
  readonly message: string;
  /** Empty for a message that is not compared with a subset. */
  readonly uses: readonly UseCoverage[];
  /** Ids of rules that a published source confirms. */
  readonly confirmed: readonly string[];
  /** Ids of rules that no published source confirms. */
  readonly unconfirmed: readonly string[];
};

const everyLine = (lines: readonly SubsetLine[]): readonly SubsetLine[] =>
  lines.flatMap((line) => [line, ...everyLine(line.below)]);

const usesOf = (message: string, where: Where): readonly UseCoverage[] => {
  const subset = messageSubset(message, where);
  if (subset === undefined) return [];
  return [...subsetSources(message, where)].map(([use, source]) => {
    const lines = everyLine(subsetTree(message, subset.uses.get(use)));
    const kinds = lines
      .filter((line) => line.use === 'allowed')
      .map((line) => documentOfLine(source, line.source).kind);
    return {
      use,
      source: documentOfLine(source, undefined),
      lines: lineSources
        .map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }))
        .filter(({ count }) => count > 0),
      unconfirmed: lines.filter((line) => line.use === 'unconfirmed').map(({ path }) => path),
    };
  });
};

const idsOf = (rules: readonly CatalogueRule[], isUnconfirmed: boolean): readonly string[] =>
  rules.filter(({ unconfirmed = false }) => unconfirmed === isUnconfirmed).map(({ id }) => id);

/** The coverage of a message version that the scheme exchanges under the rulebook. */
export const messageCoverage = (message: string, where: Where): MessageCoverage => {
  const rules = everyRule.filter((rule) => appliesToMessage(rule, message, where));
  return {
    message,
    uses: usesOf(message, where),
    confirmed: idsOf(rules, false),
    unconfirmed: idsOf(rules, true),
  };
};

/** Messages that the scheme exchanges under the rulebook and that are not compared with a subset. */
export const messagesNotCompared = (where: Where): readonly string[] =>
  messagesOf(where.rbVersion, where.scheme).filter((message) => !hasSubset(message, where));
