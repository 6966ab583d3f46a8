import { type Envelope, envelopesBy } from '@clearbench/iso20022/envelopes/envelopes';
import type { FileState } from '@clearbench/iso20022/envelopes/file-state';
import type { IdsInFile } from '@clearbench/iso20022/envelopes/ids-in-file';
import { type Automaton, type CompiledMessage, compiledOwn } from '@clearbench/iso20022/model/automaton';
import { modelNames } from '@clearbench/iso20022/model/model-names';
import type { Profile } from '@clearbench/iso20022/profile';
import type { GrowingNode } from '@clearbench/iso20022/reader/growing-node';
import { shareNames } from '@clearbench/xml/tokenizer/names';
import { createTokenizer, type Tokenizer } from '@clearbench/xml/tokenizer/state';
import { createFindings, type Findings } from '../report/findings.ts';
import type { RuleIndexes } from '../rule-plan.ts';
import type { RuleRun } from '../rule-run.ts';
import { createTransactionShapes, type TransactionShapes } from '../transaction-shapes/known-shapes.ts';
import type { ArraySet } from './array-sets.ts';
import type { OpenElements } from './open-elements.ts';

/** Inside elements of any kind XML Schema checks further documents of the message; inside a carrier any message is. */
type Sought = 'nothing' | 'document' | 'message';

/** A file of a form that is known. */
export type OpenFile = {
  readonly envelope: Envelope;
  readonly soFar: FileState;
  /** Its own rules and what they look at, while those of a bulk are at work. */
  aside: FileAside | undefined;
};

export type FileAside = {
  readonly rules: RuleRun | undefined;
  readonly root: GrowingNode | undefined;
  /** The message the bulk is, and the transactions before it. */
  readonly messageType: string;
  readonly transactions: number;
};

/** A document element that is no message, but may hold some. */
export type Carrier = {
  readonly location: { readonly line: number; readonly column: number; readonly path: string };
  readonly name: string;
  readonly namespace: string;
  documents: number;
  /** Known messages and headers in it with their numbers, in the order of their first indexes. */
  readonly recognised: Map<string, number>;
  readonly ids: IdsInFile;
  readonly file?: OpenFile;
  /** True where it was said already what is wrong with the element. */
  readonly isReported: boolean;
  /** What the latest header says will follow, and where. */
  announced: { readonly location: Carrier['location']; readonly message: string } | undefined;
  /** The business header that precedes the message. */
  header: GrowingNode | undefined;
};

/** Everything a running validation knows. What belongs to open elements lies in arrays by depth: nothing is made per element. */
export type ValidationState = OpenElements & {
  readonly tokenizer: Tokenizer;
  readonly profile: Profile;
  readonly findings: Findings;
  /** Messages whose structure administrators uploaded. */
  readonly own: ReadonlyMap<string, CompiledMessage>;
  /** Forms of files by their namespaces. */
  readonly envelopes: ReadonlyMap<string, Envelope>;
  message: CompiledMessage | undefined;
  /** What the file is, of several messages the first that is no header. */
  messageType: string | undefined;
  /** Where the message begins; 1 but for messages in a carrier. */
  documentDepth: number;
  carrier: Carrier | undefined;
  /** Messages inside a carrier by the numbers of their namespaces. */
  readonly messageByUri: Map<number, CompiledMessage | undefined>;
  documentUri: number;
  transactionName: number;
  transactions: number;
  bytes: number;
  /** Reading ended before the text did, because there was too much to find or it took too long. */
  isStopped: boolean;
  /** Depth of the element whose inside is of no interest; 0 is none. */
  skipFrom: number;
  /** What is looked for in what is skipped. */
  sought: Sought;
  /** Documents found there, innermost last, each with its depth and what was skipped around it. */
  readonly reentries: {
    readonly depth: number;
    readonly skipFrom: number;
    readonly sought: Sought;
    /** The file whose bulk this is. */
    readonly file?: CompiledMessage;
  }[];

  readonly automata: (Automaton | undefined)[];

  /** The open value: text so far where it came in pieces, its location, and whether it was checked at once. */
  valueText: string;
  /** In characters; the text above is cut where it is very long. */
  valueLength: number;
  valueLine: number;
  valueColumn: number;
  isValueChecked: boolean;
  /** Made of SEPA's characters alone, without blanks at its ends. */
  isPlainValue: boolean;

  /** The rules at work and the nodes they look at; none where no rule concerns the message. */
  rules: RuleRun | undefined;
  root: GrowingNode | undefined;
  /** Of the innermost open element. */
  node: GrowingNode | undefined;
  /** Rules that select the open elements by name. */
  readonly selected: RuleIndexes[];
  /** Depth of the outermost open element a rule selects by name; 0 is none. */
  wantedFrom: number;
  keptNodes: number;

  /** Number of deviations from the structure. */
  deviations: number;
  shapes: TransactionShapes;
};

const noMessages: ReadonlyMap<string, CompiledMessage> = new Map();

/** The messages with a structure of administrators; made before the names are copied, which they add theirs to. */
const ownMessages = ({ formats }: Profile): ReadonlyMap<string, CompiledMessage> =>
  formats === undefined
    ? noMessages
    : new Map(
        Object.entries(formats).flatMap(([name, { structure }]) =>
          structure === undefined ? [] : [[name, compiledOwn(name, structure)] as const],
        ),
      );

export const createValidationState = (
  profile: Profile,
  { elements, scratch }: ArraySet,
  longestList?: number,
): ValidationState => ({
  own: ownMessages(profile),
  envelopes: envelopesBy(profile.envelopes),
  tokenizer: createTokenizer(shareNames(modelNames()), false, scratch),
  profile,
  findings: createFindings(profile, longestList),
  message: undefined,
  messageType: undefined,
  documentDepth: 0,
  carrier: undefined,
  messageByUri: new Map(),
  documentUri: -1,
  transactionName: -1,
  transactions: 0,
  bytes: 0,
  isStopped: false,
  skipFrom: 0,
  sought: 'nothing',
  reentries: [],
  automata: [],
  positions: elements.positions,
  counts: elements.counts,
  passedLines: elements.passedLines,
  passedColumns: elements.passedColumns,
  hasPassed: elements.hasPassed,
  lines: elements.lines,
  columns: elements.columns,
  indexes: elements.indexes,
  repeats: elements.repeats,
  strayText: elements.strayText,
  holdsSkipped: elements.holdsSkipped,
  valueText: '',
  valueLength: 0,
  valueLine: 0,
  valueColumn: 0,
  isValueChecked: false,
  isPlainValue: false,
  rules: undefined,
  root: undefined,
  node: undefined,
  selected: [],
  wantedFrom: 0,
  keptNodes: 0,
  deviations: 0,
  shapes: createTransactionShapes(),
});

/** Local name of the open element at `depth`. */
export const openName = ({ tokenizer: t }: ValidationState, depth: number): string =>
  t.names.texts[t.names.locals[t.openNames[depth] as number] as number] as string;

export const presentName = ({ tokenizer: t }: ValidationState): string => t.names.texts[t.name] as string;

/** Whether the current tag has the name of the message's document element. */
export const isDocument = (v: ValidationState): boolean => presentName(v) === v.message?.model.documentName;

/** Path of the open element at `depth`. */
export const pathTo = (v: ValidationState, depth: number): string => {
  let path = '';
  for (let d = 1; d <= depth; d++) path += `/${openName(v, d)}${v.repeats[d] === 1 ? `[${v.indexes[d]}]` : ''}`;
  return path;
};
