import type { MessageNode } from '@clearbench/validation/message-node';
import type { Profile } from '@clearbench/validation/profile';
import type { Rule, RuleContext, RuleFinding } from '@clearbench/validation/rule';
import { ruleCatalogue } from '@clearbench/validation/rules/catalogue';
import { validate } from '@clearbench/validation/validate';
import { notMinded, reasonFor, refusals } from './refusals.ts';

/** What a message breaks of the scheme's rules, by the clearing's codes. */
export type BrokenRule = { readonly ruleId: string; readonly code: string; readonly path: string };

export type SchemeFaults = {
  /** About the bulk as a whole: the first. */
  readonly ofBulk: BrokenRule | undefined;
  /** About transactions, by their positions: the first of each. */
  readonly ofTransactions: ReadonlyMap<number, BrokenRule>;
};

export const noFaults: SchemeFaults = { ofBulk: undefined, ofTransactions: new Map() };

const transactions = ['CdtTrfTxInf', 'DrctDbtTxInf', 'TxInf', 'TxInfAndSts', 'IntrBk'];

/** The transaction an element stands in or is, and the names of the elements from there to it. */
const placeOf = (node: MessageNode): { readonly position: number | undefined; readonly within: readonly string[] } => {
  const within: string[] = [];
  for (let at: MessageNode | undefined = node; at !== undefined; at = at.parent) {
    // Where entries stand in several groups, their numbers begin anew in each: then the bulk as a whole is at fault.
    if (transactions.includes(at.name)) return { position: at.parent?.index === 1 ? at.index : undefined, within };
    within.unshift(at.name);
  }
  return { position: undefined, within: within.slice(2) };
};

type Heard = { ofBulk: BrokenRule | undefined; readonly ofTransactions: Map<number, BrokenRule> };

const hear = ({ id, severity }: Rule, { profile }: RuleContext, found: readonly RuleFinding[], heard: Heard): void => {
  for (const finding of found) {
    if (notMinded.has(`${id}.${finding.variant}`)) continue;
    if ((profile.overrides?.[id] ?? finding.severity ?? severity) !== 'Error') continue;
    const { position, within } = placeOf(finding.node);
    const path = within.join('/') || finding.node.name;
    if (position === undefined) heard.ofBulk ??= { ruleId: id, code: refusals[id]?.bulk ?? 'B99', path };
    else if (!heard.ofTransactions.has(position))
      heard.ofTransactions.set(position, { ruleId: id, code: reasonFor(id, finding.variant, within), path });
  }
};

/** The rule as it is, with somebody who hears everything it finds: a report would only list the first thousand. */
const heardBy = (heard: Heard, rule: Rule): Rule => {
  const { check, close } = rule;
  return {
    ...rule,
    check: (node, context, state) => {
      const found = check(node, context, state);
      if (found.length > 0) hear(rule, context, found, heard);
      return found;
    },
    ...(close === undefined
      ? {}
      : {
          close: (context, state, root) => {
            const found = close(context, state, root);
            hear(rule, context, found, heard);
            return found;
          },
        }),
  };
};

const asked = ruleCatalogue.filter(({ id }) => refusals[id] !== undefined);

/** Asks the scheme's rules about a message. Pure, and the same whenever it is asked, but for rules about the present. */
export const schemeFaultsIn = (bytes: Uint8Array, profile: Profile): SchemeFaults => {
  const heard: Heard = { ofBulk: undefined, ofTransactions: new Map() };
  validate(bytes, profile, { rules: asked.map((rule) => heardBy(heard, rule)) });
  return heard;
};
