import { schemeNames } from '@clearbench/contracts/sim-env/scheme';
import { groupsInOrder } from '@clearbench/validation/rule-pages/rule-groups';
import { type RulePage, rulePages } from '@clearbench/validation/rule-pages/rule-page';
import { everywhere, type RuleScope, rulebookVersions } from '@clearbench/validation/rule-pages/rule-scope';
import { texts } from '@clearbench/validation/rule-pages/texts/en';
import { readFromRoot } from '../house/source-files.ts';

const interfaceTexts = JSON.parse(readFromRoot('ui/src/translation/texts/en/explain.json')) as Record<string, string>;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const cell = (text: string): string => text.replaceAll('|', '\\|');

const schemesIn = ({ schemes }: RuleScope): string =>
  schemes.length === everywhere.schemes.length ? 'all schemes' : schemes.map((name) => schemeNames[name]).join(', ');

const messagesIn = ({ messages, files }: RuleScope): string => {
  if (files) return 'files';
  return messages.length === everywhere.messages.length ? 'all messages' : messages.join(', ');
};

const rulebooksIn = ({ rulebooks }: RuleScope): string =>
  rulebooks.length === rulebookVersions.length ? '' : `; ${rulebooks.join(', ')}`;

const scopeOf = ({ scope }: RulePage): string =>
  scope ? `${schemesIn(scope)}; ${messagesIn(scope)}${rulebooksIn(scope)}` : '–';

const severityOf = ({ check, facts }: RulePage): string =>
  check ? `${check.severity}${facts.unconfirmed ? ', unconfirmed' : ''}` : '–';

const layerOf = ({ check }: RulePage): string => {
  if (!check) return 'nobody';
  const memory = check.earlier ? `, earlier messages ${check.earlier}` : '';
  return check.by ?? `${check.layer}${memory}`;
};

const remarkOf = ({ unchecked }: RulePage): string => {
  if (!unchecked) return '';
  return `${unchecked.reason}${unchecked.coveredBy ? ` See ${unchecked.coveredBy}.` : ''}`;
};

const ruleRow = (page: RulePage): string =>
  row(
    [
      `\`${page.id}\``,
      texts[`${page.id}.title`] ?? '',
      scopeOf(page),
      severityOf(page),
      layerOf(page),
      page.check?.source ?? '–',
      remarkOf(page),
    ].map(cell),
  );

const head = ['rule', 'what it is about', 'scope', 'severity', 'checked by', 'source', 'left out, and why'];

/** Every rule of the catalogue, checked or not, as Markdown. */
export const ruleDocument = (): string =>
  [
    '# Rules',
    '',
    `Made by \`npm run docs\` from the rules themselves; a test holds it up to date. ${String(rulePages.filter(({ check }) => check).length)} of ${String(rulePages.length)} rules are checked. What each demands, why, and how to mend it stands at \`/explain\` of a running installation, in English, German and French.`,
    '',
    '"Unconfirmed" rules are known from the field; no published source confirms them yet, so they never do more than warn. Severities are the defaults: environments and formats may set others.',
    ...groupsInOrder.flatMap((group) => [
      '',
      `## ${interfaceTexts[`explain.group.${group}`] ?? group}`,
      '',
      row(head),
      row(head.map(() => '---')),
      ...rulePages.filter((page) => page.group === group).map(ruleRow),
    ]),
  ]
    .join('\n')
    .concat('\n');
