import { commands } from '@clearbench/cli/commands';
import { shells } from '@clearbench/cli/completion';
import { tokenScopes } from '@clearbench/contracts/token-scope';
import { parse } from 'yaml';
import { readFromRoot } from '../house/source-files.ts';

type Line = { readonly command: string; readonly options: readonly string[] };

/** Quoted parts can contain calls of other programs. */
const withoutQuotes = (text: string): string => text.replaceAll(/'[^'\n]*'/g, 'x').replaceAll(/"[^"\n]*"/g, 'x');

/** The calls of the command line in a text, with their options. */
const callsIn = (text: string): readonly Line[] =>
  [...withoutQuotes(text).matchAll(/\bclearbench ([a-z]+)\b([^\n|>`#]*)/g)].map(([, command = '', rest = '']) => ({
    command,
    options: [...rest.matchAll(/--([a-z]+)/g)].map(([, option = '']) => option),
  }));

const faultsOf = ({ command, options }: Line): readonly string[] => {
  if (command === 'completion') return [];
  const known = commands[command];
  if (!known) return [`there is no command ${command}`];
  const allowed: readonly string[] = [...known.options, 'json', 'text', 'help'];
  return options.filter((option) => !allowed.includes(option)).map((option) => `${command} has no option --${option}`);
};

const github = readFromRoot('docs/pipelines/github-actions.yml');
const gitlab = readFromRoot('docs/pipelines/gitlab-ci.yml');
const page = readFromRoot('docs/command-line.md');

describe('the pipelines and the page of the command line', () => {
  it.each([
    ['GitHub', github],
    ['GitLab', gitlab],
    ['the page', page],
    ['the README of the package', readFromRoot('cli/README.md')],
  ])('call only commands and options that exist: %s', (_, text) => {
    const calls = callsIn(text);
    expect(calls.length).toBeGreaterThan(2);
    expect(calls.flatMap(faultsOf)).toEqual([]);
  });

  it('find a wrong call', () =>
    expect(callsIn('clearbench sned a --wait 1s\nclearbench send a --weit 1s').flatMap(faultsOf)).toEqual([
      'there is no command sned',
      'send has no option --weit',
    ]));

  it('are jobs with steps', () => {
    const actions = parse(github) as { jobs: Record<string, { steps: { run?: string; uses?: string }[] }> };
    const [job] = Object.values(actions.jobs);
    expect(job?.steps.every(({ run, uses }) => (run === undefined) !== (uses === undefined))).toBe(true);
    const lab = parse(gitlab) as { stages: string[]; clearbench: { stage: string; script: string[] } };
    expect(lab.stages).toContain(lab.clearbench.stage);
    expect(lab.clearbench.script.every((line) => typeof line === 'string')).toBe(true);
  });

  it('describe every command, shell and scope that they need', () => {
    for (const name of Object.keys(commands)) expect(page).toContain(`\`clearbench ${name}`);
    for (const shell of shells) expect(page).toContain(`clearbench completion ${shell}`);
    const named = [...page.matchAll(/\| (?:`([a-z-]+)`[^|]*) \|$/gm)].map(([, scope]) => scope);
    expect(named.filter((scope) => !(tokenScopes as readonly (string | undefined)[]).includes(scope))).toEqual([]);
  });
});
