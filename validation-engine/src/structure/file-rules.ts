import { type ReadyRules, rulesFor } from '../rule-plan.ts';
import { checkNode, createRuleRun } from '../rule-run.ts';
import { type OpenFile, openName, type ValidationState } from './validation-state.ts';

/** Where bulks stand. */
const depth = 2;

/** Makes the rules ready that look at the file's header. */
export const startFileRules = (v: ValidationState, { soFar }: OpenFile, rules: ReadyRules): void => {
  const { profile } = v;
  v.rules = createRuleRun(rules, { messageType: soFar.form.fileType, profile, file: soFar });
};

/** A bulk begins: its rules know nothing of the file around it. */
export const setFileAside = (v: ValidationState, file: OpenFile): void => {
  const { rules, root, transactions } = v;
  file.aside = { rules, root, messageType: v.message?.model.name ?? '', transactions };
  v.rules = undefined;
  v.root = undefined;
  v.node = undefined;
};

const countBulk = (v: ValidationState): void => {
  const { rules: run, root, tokenizer: t, lines, columns, indexes } = v;
  if (run === undefined || root === undefined) return;
  const [line, column] = [lines[depth] as number, columns[depth] as number];
  const place = { line, column, textLine: line, textColumn: column, index: indexes[depth] as number, repeats: true };
  const node = { name: openName(v, depth), text: '', attributes: {}, children: [], parent: root, ...place };
  const [above, name] = [t.openNames[depth - 1] as number, t.openNames[depth] as number];
  const { locals } = t.names;
  checkNode(v.findings, run, rulesFor(run.plan, locals[name] as number, locals[above] as number, node), node);
};

/** A bulk is over: the file's rules look at it and go on. */
export const resumeFile = (v: ValidationState, { soFar, aside }: OpenFile): void => {
  if (aside === undefined) return;
  v.rules = aside.rules;
  v.root = aside.root;
  v.node = aside.root;
  v.findings.overrides = v.profile.overrides ?? {};
  soFar.transactions = v.transactions;
  soFar.latest = { messageType: aside.messageType, transactions: v.transactions - aside.transactions };
  countBulk(v);
};
