import { Failure } from '@clearbench/contracts/failure';
import type { RuleList } from '@clearbench/contracts/scenario/rule-list';
import type { ListOwner } from '@clearbench/contracts/scenario/rule-list-owners';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { CommandContext } from '../command-context.ts';
import { readRules } from '../scenario-lists/read-rules.ts';
import { type ListKey, scenarioStream, storedLists } from '../scenario-lists/stored-lists.ts';
import { scenarioDecider } from './scenario-decider.ts';

type Change = {
  readonly basedOn?: number | undefined;
  readonly text?: string | undefined;
  readonly restoredFrom?: number | undefined;
};

/** Checks what the text of a list does not show, such as the templates of its deliveries. */
export type CheckList = (list: RuleList) => Promise<void>;

/** Throws `scenario.invalid` with the first error of a text. */
export const checkRules = async (
  context: Pick<CommandContext, 'textWorkers'>,
  text: string,
  owner: ListOwner,
): Promise<RuleList> => {
  const read = await readRules(context, text, owner);
  if ('list' in read) return read.list;
  const [first] = read.faults;
  throw new Failure('scenario.invalid', {
    faults: read.faults.length,
    line: first?.line ?? 1,
    column: first?.column ?? 1,
  });
};

export const storedVersion = async (context: Pick<CommandContext, 'log'>, key: ListKey, version: number) => {
  const stored = (await storedLists(context, key)).find((one) => one.version === version);
  if (!stored) throw new Failure('scenario.versionUnknown', { version });
  return stored;
};

/** Changes a list to a text without errors, or restores a version. An empty text removes all rules. */
export const changeList = async (
  context: CommandContext,
  key: ListKey,
  { basedOn, text, restoredFrom }: Change,
  { metadata, at }: { readonly metadata: CommandMetadata; readonly at: string },
  checkList: CheckList,
): Promise<{ readonly position: number; readonly version: number }> => {
  const wanted = restoredFrom === undefined ? (text ?? '') : (await storedVersion(context, key, restoredFrom)).text;
  const owner = key.userId === undefined ? 'environment' : 'tester';
  if (wanted.trim() !== '') await checkList(await checkRules(context, wanted, owner));
  const data = { ...key, text: wanted, basedOn, restoredFrom };
  const command = { type: 'ChangeScenarioList', data, at } as const;
  const { position } = await context.handle(scenarioDecider, scenarioStream(key), command, metadata);
  const version = (await storedLists(context, key)).at(-1)?.version ?? 0;
  return { position, version };
};
