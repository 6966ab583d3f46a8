import type { Profile } from '@clearbench/iso20022/profile';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { ruleCatalogue } from '@clearbench/rules/catalogue';
import { isReported, noteReported, type ReportedElements } from '@clearbench/validation-engine/reported-elements';
import type { Rule, RuleContext, RuleFinding } from '@clearbench/validation-engine/rule';
import { validate } from '@clearbench/validator/validate';
import { notMinded, reasonFor, refusals } from './refusals.ts';

/** A broken rule of the scheme with the clearing's code. */
export type BrokenRule = { readonly ruleId: string; readonly code: string; readonly path: string };

export type SchemeFaults = {
  /** The first fault of the bulk as a whole. */
  readonly ofBulk: BrokenRule | undefined;
  /** The first fault of each transaction, by position. */
  readonly ofTransactions: ReadonlyMap<number, BrokenRule>;
};

export const noFaults: SchemeFaults = { ofBulk: undefined, ofTransactions: new Map() };

const transactions = ['CdtTrfTxInf', 'DrctDbtTxInf', 'TxInf', 'TxInfAndSts', 'IntrBk'];

/** The transaction of an element, and the element names from there to it. */
const positionOf = (
  node: MessageNode,
): { readonly position: number | undefined; readonly within: readonly string[] } => {
  const within: string[] = [];
  for (let at: MessageNode | undefined = node; at !== undefined; at = at.parent) {
    // Numbers of entries restart in each group: with several groups the fault belongs to the bulk.
    if (transactions.includes(at.name)) return { position: at.parent?.index === 1 ? at.index : undefined, within };
    within.unshift(at.name);
  }
  return { position: undefined, within: within.slice(2) };
};

type FaultCollector = {
  ofBulk: BrokenRule | undefined;
  readonly ofTransactions: Map<number, BrokenRule>;
  /** A rule has no finding about an element that a rule of an earlier rank has reported, as in the report. */
  readonly reported: ReportedElements;
};

const hear = (rule: Rule, context: RuleContext, found: readonly RuleFinding[], observer: FaultCollector): void => {
  const { id, severity } = rule;
  const { profile } = context;
  for (const finding of found) {
    if (isReported(observer.reported, finding, context, rule)) continue;
    if (rule.layer !== 'iso' && (finding.severity ?? severity) === 'Error')
      noteReported(observer.reported, finding.node, rule);
    if (notMinded.has(`${id}.${finding.variant}`)) continue;
    if ((profile.overrides?.[id] ?? finding.severity ?? severity) !== 'Error') continue;
    const { position, within } = positionOf(finding.node);
    const path = within.join('/') || finding.node.name;
    if (position === undefined) observer.ofBulk ??= { ruleId: id, code: refusals[id]?.bulk ?? 'B99', path };
    else if (!observer.ofTransactions.has(position))
      observer.ofTransactions.set(position, {
        ruleId: id,
        code: reasonFor(id, finding.variant, within, profile.scheme),
        path,
      });
  }
};

const emptyCollector = (): FaultCollector => ({ ofBulk: undefined, ofTransactions: new Map(), reported: new Map() });

/** The collector of the running validation. The rules are wrapped once, so that the plan of a message type is reused. */
let collector = emptyCollector();

/** Wraps a rule to receive all its findings, because a report lists only the first thousand. */
const observed = (rule: Rule): Rule => {
  const { check, close } = rule;
  return {
    ...rule,
    check: (node, context, state) => {
      const found = check(node, context, state);
      if (found.length > 0) hear(rule, context, found, collector);
      return found;
    },
    ...(close === undefined
      ? {}
      : {
          close: (context, state, root) => {
            const found = close(context, state, root);
            hear(rule, context, found, collector);
            return found;
          },
        }),
  };
};

const schemeRules = ruleCatalogue.filter(({ id }) => refusals[id] !== undefined).map(observed);

/** Runs the scheme's rules on a message. Pure, and independent of time except for rules about the current date. */
export const schemeFaultsIn = (bytes: Uint8Array, profile: Profile): SchemeFaults => {
  collector = emptyCollector();
  validate(bytes, profile, { rules: schemeRules });
  const { ofBulk, ofTransactions } = collector;
  return { ofBulk, ofTransactions };
};
