import type { Layer, Severity } from '@clearbench/contracts/file/validation-report';
import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { FileState } from '@clearbench/iso20022/envelopes/file-state';
import type { IdsInFile } from '@clearbench/iso20022/envelopes/ids-in-file';
import type { Profile } from '@clearbench/iso20022/profile';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';

/** One violation. The finding is placed at the node; its sentence is `finding`, or `findings.<variant>`, in the rule's texts.json. */
export type RuleFinding = {
  readonly node: MessageNode;
  /** The element because of which the node is wrong; a rule of a later rank has no finding if its error is reported. */
  readonly because?: MessageNode;
  /** Selects the sentence if the rule has several. */
  readonly variant?: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly value?: string;
  readonly expected?: string;
  readonly severity?: Severity;
};

/** Most elements have no finding; the rules that look at every transaction share one list. */
export const noFindings: readonly never[] = [];

export type RuleContext = {
  /** e.g. pacs.008.001.08; for rules of files the type of the file, e.g. ICF */
  readonly messageType: string;
  readonly profile: Profile;
  /** The file around the messages; set for rules that concern files only. */
  readonly file?: FileState;
};

/**
 * What decides whether a rule concerns a message. Nothing else of a profile may decide, because the rules are remembered
 * by it.
 */
export type ScopeContext = Pick<RuleContext, 'messageType'> & {
  readonly profile: Pick<Profile, 'scheme' | 'rbVersion' | 'direction'> & {
    readonly [Part in 'fileName' | 'messageForm']?: Presence;
  } & { readonly clearing?: { readonly cutOff?: Presence } };
  readonly file?: { readonly form: { readonly fileName?: Presence } };
};

/** A value of which only counts whether it is there. */
type Presence = NonNullable<unknown> | undefined;

/** Where a rule applies: to which messages (`pacs.008`) of which schemes, under which rulebooks. */
export type RuleScope = {
  readonly schemes: readonly Scheme[];
  readonly rulebooks: readonly Profile['rbVersion'][];
  readonly messages: readonly string[];
  /** Types of the files that a rule about files checks. */
  readonly files?: readonly string[];
};

/**
 * What the state of a rule has to do with the elements of transactions. `kept`: it may hold their nodes. `counted`: each
 * element changes it, and it holds no node. `compared`: an element without a finding leaves it as the same element with
 * the same values before it did, and it holds no node.
 */
export type TransactionState = 'kept' | 'counted' | 'compared';

/**
 * What is done with the state of a rule where a second thread validates a part of the text. A part is some successive
 * transactions after the beginning of the text. A text to which a rule with a state and without `inParts` applies is
 * validated in one piece. Without a member, transactions do not change the state in that way.
 */
export type StateInParts<State> = {
  /** At the beginning of a part: removes what the first transactions of the text have added. `around` is the innermost open element. */
  readonly begin?: (state: State, around: MessageNode) => void;
  /** Findings about transactions that only the next element would bring. */
  readonly end?: (state: State, around: MessageNode) => readonly RuleFinding[];
  /** What must be equal before the part, at its beginning and at its end, because it cannot be added. */
  readonly same?: (state: State, around: MessageNode) => string;
  /** What the transactions of the part have added, as plain data. */
  readonly take?: (state: State) => unknown;
  /** Whether that can be added: the transactions of the part have no findings because of those before it. */
  readonly fits?: (state: State, taken: unknown) => boolean;
  readonly add?: (state: State, taken: unknown) => void;
};

/** What the catalogue states about every rule; the texts and the examples are in its texts.json. */
type RuleFacts = {
  /** Id in the rule catalogue, e.g. T-05; also the beginning of the name of the rule's folder. */
  readonly id: string;
  /** ISO 20022 reason codes that the rule is about, or with which banks and clearings answer a violation. */
  readonly codes?: readonly string[];
  /** No published source confirms the rule, so its severity is at most Warning. */
  readonly unconfirmed?: true;
  /** The rule that reports the violations, or a part of them, in place of this one. */
  readonly coveredBy?: string;
};

/**
 * A rule with a check of its own. The validator streams: it calls `check` with each element whose name or path suffix
 * (`CdtTrfTxInf/PmtId`) is in `select`, as soon as that element is complete; parents are reachable by `node.parent`, but
 * contain only what precedes the element. Of the place of an element a rule reads the line only; its columns may not be
 * known yet. A rule that compares elements keeps `State`, created for each message.
 * `State` must stay small, a few nodes or texts: every text keeps the 64 KiB alive from which it was read.
 */
export type Rule<State = unknown> = RuleFacts & {
  readonly layer: Layer;
  /** The default; environments and formats can change it. */
  readonly severity: Severity;
  /**
   * `file` for a rule about the files in which clearings wrap messages: it receives the fields of the file header, and
   * each bulk as a node without children, named like the message's element. It never selects the file's own element.
   */
  readonly concerns?: 'file';
  /** Names of the code lists that the rule reads. */
  readonly codeLists?: readonly string[];
  /** The rule compares with earlier messages (`profile.earlier`): `required`, it has no finding without them; `optional`, it has fewer. */
  readonly earlier?: 'required' | 'optional';
  readonly appliesTo: (context: ScopeContext) => boolean;
  /** Names or path suffixes of elements; `*` selects every element without child elements. */
  readonly select: readonly string[];
  /** Further path suffixes, which depend on the type of the message, the scheme and the rulebook. */
  readonly selectIn?: (context: RuleContext) => readonly string[];
  /**
   * The rule is general: it runs after the others that select the element, and has no finding where another rule has
   * reported an error about the same element, because the text of that one says more. A finding about a missing element
   * is placed at its parent and names it in `params.element`; `params.required` names one that the element requires. Rules of the layer `iso` run after general rules, and in
   * the same way have no finding where a rule of the scheme or the clearing has one.
   */
  readonly isGeneral?: true;
  /** Path suffixes of other elements at which the rule reports findings; the editor lists the rule there too. */
  readonly anchors?: readonly string[];
  /** Anchors that depend on the message, its scheme and its rulebook. */
  readonly anchorsIn?: (context: RuleContext) => readonly string[];
  /**
   * For `*`: the rule has no finding for a value of SEPA characters (a–z A–Z 0–9 / - ? : ( ) . , ' + and inner spaces),
   * so the validator skips such values, which are nearly all.
   */
  readonly skipsPlain?: true;
  /**
   * The answer for an element of a transaction is remembered while the texts that the rule reads are the same. `kept` if a
   * rule with a state says nothing; a rule without a state is a function of what it reads.
   */
  readonly transactionState?: (context: RuleContext) => TransactionState;
  /** For a rule with a state: what is done with it where another thread validates a part of the text. */
  readonly inParts?: StateInParts<State>;
  /** Rules that read an element once for all of them; what one of them reads counts for the others. */
  readonly sharesReading?: true;
  /**
   * Creates the state of a message; `ids` are those of the preceding messages of the same file, `header` is the business
   * header that precedes the message.
   */
  readonly open?: (ids?: IdsInFile, header?: MessageNode) => State;
  readonly check: (node: MessageNode, context: RuleContext, state: State) => readonly RuleFinding[];
  /** Runs after the last element; `root` is the document element's node, whose complete subtrees may be released. */
  readonly close?: (context: RuleContext, state: State, root: MessageNode) => readonly RuleFinding[];
};

/** A rule of the catalogue that the structure check reports before any other rule runs. */
export type StructureRule = RuleFacts & { readonly layer: 'structure'; readonly severity: Severity };

/** A rule of the catalogue without a check: another rule reports all its violations. */
export type CoveredRule = RuleFacts & { readonly coveredBy: string; readonly scope: RuleScope };

export type CatalogueRule = Rule | StructureRule | CoveredRule;

/** Infers the type of the state; the catalogue holds rules of any state. */
export const defineRule = <State = undefined>(definition: Rule<State>): Rule => definition as unknown as Rule;
