import { type Scheme, schemeNames } from '@clearbench/contracts/sim-env/scheme';
import { messagesOf, rulebookVersions } from '@clearbench/iso20022/rulebooks';
import type { LineDocument } from '@clearbench/iso20022/subsets/line-source';
import { type MessageCoverage, messageCoverage } from '@clearbench/rules/rule-pages/message-coverage';
import { readFromRoot } from '../house/source-files.ts';

const interfaceTexts = JSON.parse(readFromRoot('ui/src/translation/texts/en/explain.json')) as Record<string, string>;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const schemes = Object.keys(schemeNames) as readonly Scheme[];

/** The coverage of every message of a scheme under each rulebook. */
const coverageOf = (scheme: Scheme): readonly (readonly [string, readonly MessageCoverage[]])[] =>
  rulebookVersions.map((rbVersion) => [
    rbVersion,
    messagesOf(rbVersion, scheme).map((message) => messageCoverage(message, { scheme, rbVersion })),
  ]);

const sourceText = ({ kind, guideline, year }: LineDocument): string =>
  (interfaceTexts[`explain.subset.lineSource.${kind}`] ?? kind)
    .replace('{{guideline}}', guideline)
    .replace('{{year}}', year);

const useText = (use: string): string => (use === '' ? '–' : (interfaceTexts[`explain.use.${use}`] ?? use));

const rulesText = ({ confirmed, unconfirmed }: MessageCoverage): readonly string[] => [
  String(confirmed.length),
  unconfirmed.join(', ') || '–',
];

const rowsOf = (rulebook: string, coverage: MessageCoverage): readonly string[] => {
  const { message, uses } = coverage;
  const rules = rulesText(coverage);
  if (uses.length === 0) return [row([rulebook, `\`${message}\``, '–', 'Not compared', '–', '–', ...rules])];
  return uses.map(({ use, source, lines, unconfirmed }) => {
    const counts = lines.map(({ kind, count }) => (kind === source.kind ? String(count) : `${kind}: ${count}`));
    const open = unconfirmed.length === 0 ? '–' : String(unconfirmed.length);
    return row([rulebook, `\`${message}\``, useText(use), sourceText(source), counts.join(', '), open, ...rules]);
  });
};

const head = [
  'rulebook',
  'message',
  'use',
  'source of the subset',
  'elements',
  'unconfirmed elements',
  'confirmed rules',
  'unconfirmed rules',
];

/** What is checked of each message by scheme and rulebook, and how well it is confirmed, as Markdown. */
export const coverageDocument = (): readonly string[] => [
  '',
  '## What is confirmed',
  '',
  'The rules E-01 to E-04 compare a message with the subset of its scheme. The table lists the source of each subset: the published schema of the rulebook, an earlier schema that is carried over, or practice. "Unconfirmed elements" are elements of a newer message version that no source forbids; they are reported as warnings. A message that is "Not compared" has no known subset: its structure is checked against ISO 20022, and the other rules apply. "Confirmed rules" is the number of rules for the message with a published source. What a rule does not check is in the column "limitations" of the tables above. The public page `/explain/messages` shows the same with every element.',
  ...schemes.flatMap((scheme) => [
    '',
    `### ${schemeNames[scheme]}`,
    '',
    row(head),
    row(head.map(() => '---')),
    ...coverageOf(scheme).flatMap(([rulebook, messages]) => messages.flatMap((one) => rowsOf(rulebook, one))),
  ]),
];
