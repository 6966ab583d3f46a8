import type { UpgradeChange, UpgradeFinding } from '@clearbench/contracts/file/upgrade-routes';
import type { ElementUse, MessageModel, TypeModel } from '@clearbench/iso20022/model/model';
import { messageInstead, messagesOf } from '@clearbench/iso20022/rulebooks';
import type { Edit } from './edits.ts';
import { mostEntries, type UpgradeTarget } from './upgrade.ts';

/** Prefixes and their namespaces; '' is the default namespace. */
export type Scope = ReadonlyMap<string, string>;

/** Where an element is in the newer version of its message. */
export type UpgradedElement = {
  /** Undefined outside messages. */
  readonly model: MessageModel | undefined;
  /** Undefined if the message has no such element. */
  readonly type: TypeModel | undefined;
  readonly name: string;
  /** Whether the message can repeat the element; paths then have its number. */
  readonly isRepeatable?: boolean;
};

/** An open element with child elements. */
export type Frame = {
  /** Its name before the upgrade, without the prefix. */
  readonly name: string;
  readonly prefix: string;
  /** Its name after the upgrade, with the prefix. */
  readonly written: string;
  /** Its path after the upgrade. */
  readonly path: string;
  readonly scope: Scope;
  readonly model: MessageModel | undefined;
  /** The offset behind its start tag. */
  readonly contentFrom: number;
  /** The type that has its children. */
  type: TypeModel | undefined;
  /** An element around all its children that the older version does not have. */
  wrapper: ElementUse | undefined;
  /** An element around some of its children that the older version does not have, and the end of the last of them. */
  group: { readonly name: string; until: number } | undefined;
  /** Children so far, by name. */
  readonly counts: Map<string, number>;
  /** Values of child elements as written, by name. */
  readonly values: Map<string, string[]>;
};

export type Walk = {
  readonly text: string;
  readonly target: UpgradeTarget;
  readonly edits: Edit[];
  /** The open elements, the outermost first. */
  readonly stack: Frame[];
  readonly changes: Map<string, UpgradeChange>;
  readonly findings: UpgradeFinding[];
  findingCount: number;
};

export const addChange = ({ changes }: Walk, kind: UpgradeChange['kind'], from: string, to: string): void => {
  const key = `${kind} ${from} ${to}`;
  const known = changes.get(key);
  if (known === undefined && changes.size >= mostEntries) return;
  changes.set(key, { kind, from, to, count: (known?.count ?? 0) + 1 });
};

export const addFinding = (walk: Walk, finding: UpgradeFinding): void => {
  walk.findingCount += 1;
  if (walk.findings.length < mostEntries) walk.findings.push(finding);
};

export const insert = ({ edits }: Walk, at: number, text: string): void => {
  edits.push({ from: at, to: at, text });
};

export const qualified = (prefix: string, name: string): string => (prefix === '' ? name : `${prefix}:${name}`);

/** The version of a message that the rulebook exchanges; undefined where it has none. */
export const versionFor = (message: string, { scheme, rbVersion }: UpgradeTarget): string | undefined => {
  const instead = messageInstead(message, rbVersion);
  return instead !== undefined && messagesOf(rbVersion, scheme).includes(instead) ? instead : undefined;
};
