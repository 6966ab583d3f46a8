import type { Layer, Severity } from '@clearbench/contracts/file/validation-report';
import type { FileSoFar } from './envelopes/file-so-far.ts';
import type { IdsInFile } from './envelopes/ids-in-file.ts';
import type { MessageNode } from './message-node.ts';
import type { Profile } from './profile.ts';

/** What a rule found: the place is the node's; texts come from `texts/<language>/rules.json` under the rule's id and `variant`. */
export type RuleFinding = {
  readonly node: MessageNode;
  /** Picks the sentence where a rule has several: key `<ruleId>.<variant>`. */
  readonly variant?: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly value?: string;
  readonly expected?: string;
  readonly severity?: Severity;
};

export type RuleContext = {
  /** e.g. pacs.008.001.08; for rules of files the type of the file, e.g. ICF */
  readonly messageType: string;
  readonly profile: Profile;
  /** The file; only rules that concern files are told of it. */
  readonly file?: FileSoFar;
};

/**
 * One rule, one file, one test named by its id. The validator streams: it calls `check` with each element whose name or
 * path suffix (`CdtTrfTxInf/PmtId`) stands in `select`, as soon as that element is complete; parents are reachable by
 * `node.parent`, but only what came before is in them. A rule that must look across elements keeps `State`, made fresh for each message.
 * It may keep a few nodes or texts, not one for each payment: a text is a part of the 64 KiB it was read from, and holds on to all of them.
 */
export type Rule<State = unknown> = {
  /** Id in the rule catalogue, e.g. T-05. */
  readonly id: string;
  readonly layer: Layer;
  readonly severity: Severity;
  /**
   * `file` where it looks at the files clearings wrap messages into: at the fields of their headers, and at each bulk
   * as a node without children, called like the message's element. Such a rule never selects the file's own element.
   */
  readonly concerns?: 'file';
  /** Where the rule comes from, in our words, e.g. "EPC115-06 (SCT inter-PSP guidelines), usage rules of IntrBkSttlmAmt". */
  readonly source: string;
  /** Lists of codes it asks, by name. */
  readonly codeLists?: readonly string[];
  /** It compares with earlier messages (`profile.earlier`): `needed`, it is silent without them; `asked`, it says less. */
  readonly earlier?: 'needed' | 'asked';
  readonly appliesTo: (context: RuleContext) => boolean;
  /** `*` selects every element without child elements. */
  readonly select: readonly string[];
  /**
   * For `*`: the rule never finds anything in a value of the SEPA characters (a–z A–Z 0–9 / - ? : ( ) . , ' + and blanks inside),
   * so it need not be asked about one. Nearly all values are such.
   */
  readonly skipsPlain?: true;
  /** Told the ids of the messages before, where several stand in one file. */
  readonly open?: (ids?: IdsInFile) => State;
  readonly check: (node: MessageNode, context: RuleContext, state: State) => readonly RuleFinding[];
  /** After the last element; `root` is the document element's node (its complete subtrees may be gone). */
  readonly close?: (context: RuleContext, state: State, root: MessageNode) => readonly RuleFinding[];
};

/** Keeps the state's type together while the catalogue holds rules of any state. */
export const rule = <State = undefined>(definition: Rule<State>): Rule => definition as unknown as Rule;
