import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readFromRoot } from '../house/source-files.ts';

const markdownIn = (folder: string): readonly string[] =>
  readdirSync(fileURLToPath(new URL(`../../../${folder}`, import.meta.url)))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);

/** Documents that `npm run docs` generates; their sentences come from the contracts and the rule texts. */
const generated = ['docs/events.md', 'docs/permissions.md', 'docs/rules.md'];

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'rules/src/texts/README.md',
  ...markdownIn('docs'),
  ...markdownIn('docs/decisions'),
  ...markdownIn('docs/how-to'),
].filter((path) => !generated.includes(path));

/** Phrases for which docs/glossary.md or the interface has a standard term. */
const phrases: readonly RegExp[] = [
  /\bnobody\b/i,
  /\bwhoever\b/i,
  /\bsomebody\b/i,
  /\beverybody\b(?!\))/i,
  /\bturn(?:s|ed)? (?:it |them )?away\b/i,
  /\btakes? (?:it |them )?in\b|\btaken in\b/i,
  /\bwhat (?:is|was) told\b/i,
  /\bgo(?:es)? by (?:itself|themselves)\b/i,
  /\bbring(?:s)? back\b|\bbrought back\b/i,
  /\bmend(?:s|ed)?\b/i,
  /\bclearing up\b/i,
  /\bso many\b/i,
  /\bis no (?:code|country|number|e-mail)\b/i,
  /\bmade up\b|\bmakes up\b/i,
  /\bour fault\b/i,
  /\bprolong\b/i,
];

const uses = documents.flatMap((path) =>
  readFromRoot(path)
    .split('\n')
    .flatMap((line, index) =>
      phrases
        .filter((phrase) => phrase.test(line))
        .map((phrase) => `${path}:${String(index + 1)} ${line.match(phrase)?.[0] ?? ''}`),
    ),
);

describe('documents', () => {
  it('are all read', () => expect(documents.length).toBeGreaterThan(30));

  it('use the terms of the glossary', () => expect(uses).toEqual([]));
});
