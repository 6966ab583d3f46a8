import { largestSuiteFile, mostSuiteFiles } from '@clearbench/contracts/suite/limits';
import type { SuiteFilesChange } from '@clearbench/contracts/suite/suite-change';
import { zipSync } from 'fflate';
import { accepted } from './refused-work.ts';
import { exportedArchive, filesOfArchive, type SuiteFiles, storedArchive } from './suite-archive.ts';
import { suiteTasks } from './suite-tasks.ts';

const encoder = new TextEncoder();
const filesOf = (texts: Readonly<Record<string, string>>): SuiteFiles =>
  new Map(Object.entries(texts).map(([path, text]) => [path, encoder.encode(text)]));
const textsOf = (files: SuiteFiles): Record<string, string> =>
  Object.fromEntries([...files].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));

const one = 'case: One\ntags: [x]\nsteps:\n  - validate: { template: sct-typical }\n';
const two = one.replace('One', 'Two');
const listed = { 'suite.yaml': 'suite: S # title\ncases:\n  - b.yaml\n  - a.yaml\n', 'a.yaml': one, 'b.yaml': two };

const names = { environments: ['sct-own'], templates: ['own-payment'], messages: [] };

type Change = Exclude<SuiteFilesChange, { type: 'restore' }>;
const changed = (
  texts: Readonly<Record<string, string>>,
  change: Change,
  seen: Readonly<Record<string, string>> = texts,
) => {
  const archive = storedArchive(filesOf(texts));
  const job = { archive, change, version: 4, title: 'Old', seen: storedArchive(filesOf(seen)), names };
  const result = accepted(suiteTasks.changeSuite(job));
  return { ...result, texts: textsOf(filesOfArchive(result.archive)) };
};
const refusal =
  (texts: Readonly<Record<string, string>>, change: Change, seen = texts) =>
  () =>
    changed(texts, change, seen);
const imported = (files: SuiteFiles) =>
  accepted(suiteTasks.importSuite({ bytes: exportedArchive(files), title: 'Archive', names }));
const refused = (errorKey: string, params = {}) =>
  expect.objectContaining({ errorKey, params: expect.objectContaining(params) });

describe('a changed suite', () => {
  it('has the saved text, also one with errors, and counts them', () => {
    const save = { type: 'save', path: 'a.yaml', text: 'case: [', basedOn: 4 } as const;
    expect(changed(listed, save)).toMatchObject({
      change: 'saved',
      path: 'a.yaml',
      figures: { title: 'S', files: 3, cases: 1, problems: 1 },
      texts: { ...listed, 'a.yaml': 'case: [' },
    });
  });

  it('has no error in names of its environment', () => {
    const text = 'case: One\nenvironment: sct-own\nsteps:\n  - validate: { template: own-payment }\n';
    const save = { type: 'save', path: 'a.yaml', text, basedOn: 4 } as const;
    expect(changed(listed, save).figures).toMatchObject({ cases: 2, problems: 0 });
    const other = { ...save, text: text.replace('own-payment', 'other-payment') };
    expect(changed(listed, other).figures).toMatchObject({ cases: 1, problems: 1 });
  });

  it('keeps its earlier title while suite.yaml has errors', () => {
    const save = { type: 'save', path: 'suite.yaml', text: 'suite: [', basedOn: 4 } as const;
    expect(changed(listed, save).figures).toMatchObject({ title: 'Old' });
  });

  it('lists a new case as the last one', () => {
    const { texts } = changed(listed, { type: 'save', path: 'c.yaml', text: one, basedOn: 0 });
    expect(texts['suite.yaml']).toBe('suite: S # title\ncases:\n  - b.yaml\n  - a.yaml\n  - c.yaml\n');
  });

  it('keeps a change of another file that came in between', () => {
    const save = { type: 'save', path: 'a.yaml', text: two, basedOn: 3 } as const;
    expect(changed({ ...listed, 'b.yaml': one }, save, listed).texts).toEqual({
      ...listed,
      'a.yaml': two,
      'b.yaml': one,
    });
  });

  it('refuses to overwrite a change of the same file that came in between', () => {
    const save = { type: 'save', path: 'a.yaml', text: `${one}# mine`, basedOn: 3 } as const;
    expect(refusal({ ...listed, 'a.yaml': two }, save, listed)).toThrow(
      refused('suite.stale', { expected: 3, actual: 4 }),
    );
    const add = { type: 'save', path: 'a.yaml', text: two, basedOn: 0 } as const;
    expect(refusal(listed, add, {} as typeof listed)).toThrow(refused('suite.stale'));
  });

  it('renames, copies and deletes a case together with its place in the order', () => {
    const renamed = changed(listed, { type: 'rename', path: 'b.yaml', newPath: 'sub/z.yaml' });
    expect(renamed.texts['suite.yaml']).toContain('cases:\n  - sub/z.yaml\n  - a.yaml\n');
    expect(renamed.texts['sub/z.yaml']).toBe(two);
    expect(renamed.texts).not.toHaveProperty(['b.yaml']);
    const copied = changed(listed, { type: 'duplicate', path: 'b.yaml' });
    expect(copied.texts['suite.yaml']).toContain('cases:\n  - b.yaml\n  - b-2.yaml\n  - a.yaml\n');
    expect(changed(copied.texts, { type: 'duplicate', path: 'b-2.yaml' }).texts).toHaveProperty(['b-3.yaml']);
    const removed = changed(listed, { type: 'remove', path: 'b.yaml' });
    expect(removed.texts).toEqual({ 'suite.yaml': 'suite: S # title\ncases:\n  - a.yaml\n', 'a.yaml': one });
  });

  it('has its cases in the new order', () => {
    const byName = { 'suite.yaml': 'suite: S\n', 'a.yaml': one, 'b.yaml': two };
    const { texts } = changed(byName, { type: 'reorder', cases: ['b.yaml', 'a.yaml'] });
    expect(texts['suite.yaml']).toBe('suite: S\ncases:\n  - b.yaml\n  - a.yaml\n');
    expect(suiteTasks.readSuite({ bytes: storedArchive(filesOf(texts)) }).files.map(({ path }) => path)).toEqual([
      ...['b.yaml', 'a.yaml', 'suite.yaml'],
    ]);
    expect(refusal(listed, { type: 'reorder', cases: ['b.yaml'] })).toThrow(refused('suite.badOrder'));
    const broken = { ...listed, 'suite.yaml': 'suite: S\ncases: [a.yaml\n' };
    expect(refusal(broken, { type: 'reorder', cases: ['b.yaml', 'a.yaml'] })).toThrow(
      refused('suite.settingsUnreadable', { line: 3 }),
    );
  });

  it('refuses names outside the suite, names that are taken, and the loss of suite.yaml', () => {
    for (const path of [
      '../a.yaml',
      '/a.yaml',
      'a/../b.yaml',
      'C:\\a.yaml',
      '.git/a.yaml',
      'a//b.yaml',
      'a/suite.yaml',
      '__proto__',
    ])
      expect(refusal(listed, { type: 'save', path, text: one, basedOn: 0 })).toThrow(
        refused(path === 'a/suite.yaml' ? 'suite.nestedSuite' : 'suite.badPath', { path }),
      );
    expect(refusal(listed, { type: 'rename', path: 'a.yaml', newPath: 'b.yaml' })).toThrow(refused('suite.pathTaken'));
    expect(refusal(listed, { type: 'rename', path: 'a.yaml', newPath: 'B.yaml' })).toThrow(refused('suite.pathTaken'));
    expect(refusal(listed, { type: 'rename', path: 'a.yaml', newPath: 'b.yaml/c.yaml' })).toThrow(
      refused('suite.badPath'),
    );
    expect(refusal(listed, { type: 'remove', path: 'suite.yaml' })).toThrow(refused('suite.settingsNeeded'));
    expect(refusal(listed, { type: 'remove', path: 'x.yaml' })).toThrow(
      refused('suite.fileNotFound', { path: 'x.yaml' }),
    );
  });
});

describe('an imported suite', () => {
  it('has the bytes of the files, in any encoding', () => {
    const files = new Map([
      ...filesOf(listed),
      ['messages/latin.xml', Uint8Array.of(0xef, 0xbb, 0xbf, 0xe4, 0x0d, 0x0a)],
    ]);
    const { archive, figures } = imported(files);
    expect(figures).toEqual({ title: 'S', tags: ['x'], files: 4, cases: 2, problems: 0 });
    const again = imported(filesOfArchive(exportedArchive(filesOfArchive(archive))));
    expect(Buffer.compare(again.archive, archive)).toBe(0);
    for (const [path, bytes] of files)
      expect(Buffer.compare(filesOfArchive(again.archive).get(path) ?? new Uint8Array(), bytes)).toBe(0);
  });

  it('is the folder of the archive that has suite.yaml', () => {
    const inFolder = new Map([...filesOf(listed)].map(([path, bytes]) => [`my-suite/${path}`, bytes]));
    expect(textsOf(filesOfArchive(imported(inFolder).archive))).toEqual(listed);
  });

  it('is accepted with errors, and has the title of the import where suite.yaml has none', () => {
    const { figures } = imported(filesOf({ 'a.yaml': 'case: [', 'suite.yaml': '{{' }));
    expect(figures).toMatchObject({ title: 'Archive', cases: 0 });
    expect(figures.problems).toBeGreaterThan(1);
  });

  it('is refused for names outside the suite, several suites, and no suite', () => {
    const [bytes] = [encoder.encode(one)];
    expect(() => imported(new Map([['../a.yaml', bytes]]))).toThrow(refused('suite.badPath', { path: '../a.yaml' }));
    expect(() => imported(new Map([['..\\a.yaml', bytes]]))).toThrow(refused('suite.badPath'));
    expect(() => imported(filesOf({ 'a/suite.yaml': 'suite: A', 'b/suite.yaml': 'suite: B' }))).toThrow(
      refused('suite.severalSuites', { count: 2 }),
    );
    expect(() => imported(filesOf({ 'a.xml': '<a/>' }))).toThrow(refused('suite.emptyArchive'));
    expect(() => accepted(suiteTasks.importSuite({ bytes, title: 'x', names }))).toThrow(refused('suite.notArchive'));
  });

  it('is refused above the limits, also where the archive is small', () => {
    const many = Object.fromEntries(
      Array.from({ length: mostSuiteFiles + 1 }, (_, index) => [`${index}.yaml`, encoder.encode(one)]),
    );
    expect(() => imported(new Map(Object.entries(many)))).toThrow(
      refused('suite.tooManyFiles', { limit: mostSuiteFiles }),
    );
    const zeros = { 'a.yaml': new Uint8Array(largestSuiteFile + 1) };
    expect(() => accepted(suiteTasks.importSuite({ bytes: zipSync(zeros), title: 'x', names }))).toThrow(
      refused('suite.fileTooLarge', { path: 'a.yaml', size: largestSuiteFile + 1 }),
    );
    const large = Array.from({ length: 9 }, (_, index) => [`${index}.xml`, new Uint8Array(largestSuiteFile)] as const);
    expect(() => imported(new Map([...large, ['a.yaml', encoder.encode(one)]]))).toThrow(refused('suite.tooLarge'));
  });
});

describe('a new suite', () => {
  it.each([
    ['sct', 'sct-typical'],
    ['inst', 'inst-credit-transfer'],
    ['core', 'core-typical'],
    ['b2b', 'b2b-typical'],
  ])('of %s has a case without errors', (scheme, template) => {
    const from = { title: "It's: new", scheme, template };
    const { figures } = accepted(suiteTasks.createSuite({ names, title: from.title, from, schemas: {} }));
    expect(figures).toMatchObject({ title: "It's: new", files: 2, cases: 1, problems: 0 });
  });

  it('as a copy has the new title and the same cases', () => {
    const copy = accepted(suiteTasks.createSuite({ names, title: 'Copy', archive: storedArchive(filesOf(listed)) }));
    expect(textsOf(filesOfArchive(copy.archive))).toEqual({
      ...listed,
      'suite.yaml': listed['suite.yaml'].replace('S #', 'Copy #'),
    });
  });

  it('as a copy of one whose suite.yaml has errors has the same files', () => {
    const broken = { ...listed, 'suite.yaml': 'suite: [' };
    const copy = accepted(suiteTasks.createSuite({ names, title: 'Copy', archive: storedArchive(filesOf(broken)) }));
    expect(textsOf(filesOfArchive(copy.archive))).toEqual(broken);
    expect(copy.figures.title).toBe('Copy');
  });
});
