import type { Severity, ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { findingNames } from '@clearbench/validation-engine/report/finding-names';
import type { CheckedFile, ExportTexts } from './checked-file.ts';
import { notListedTexts } from './not-listed-texts.ts';

const levels: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  Error: 'error',
  Warning: 'warning',
  Info: 'note',
};

/** SARIF reads braces as parameters, and a bracket followed by a parenthesis as a link; both are escaped. */
const messageText = (text: string): { readonly text: string } => ({
  text: text.replace(/[{}]/g, '$&$&').replaceAll('](', '] ('),
});

/** A file's name as a reference: relative, or of this machine where it begins at the root. */
const uriOf = (file: string): string => {
  const path = file.toWellFormed().replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
  return path.startsWith('/') ? `file://${path}` : path;
};

const without = <T extends object>(all: T): Partial<T> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Partial<T>;

type ReportContext = { readonly artifact: object; readonly rules: ReadonlyMap<string, number> };

const result = (
  message: ValidationMessage,
  name: string,
  { artifact, rules }: ReportContext,
  translate: ExportTexts['translate'],
) => {
  const { ruleId, severity, line, column, path, layer, value, expected } = message;
  const region = { startLine: Math.max(1, line), startColumn: Math.max(1, column) };
  return {
    ruleId,
    ruleIndex: rules.get(ruleId) ?? -1,
    level: levels[severity],
    message: messageText(translate(message)),
    locations: [
      {
        physicalLocation: { artifactLocation: artifact, region },
        ...(path === '' ? {} : { logicalLocations: [{ fullyQualifiedName: path, kind: 'element' }] }),
      },
    ],
    partialFingerprints: { 'ruleAndPath/v1': name },
    properties: without({ layer, value, expected }),
  };
};

const resultsOf = (
  checked: CheckedFile,
  artifact: object,
  rules: ReportContext['rules'],
  translate: ExportTexts['translate'],
) => {
  if ('error' in checked) return [];
  const messages = checked.report.validationMessages;
  const names = findingNames(messages);
  return messages.map((message, at) => result(message, names[at] ?? '', { artifact, rules }, translate));
};

const artifactOf = (checked: CheckedFile) => ({
  location: { uri: uriOf(checked.file) },
  mimeType: 'application/xml',
  roles: ['analysisTarget'],
  ...('error' in checked ? {} : { length: checked.report.validationSummary.bytes }),
});

const notification = (level: 'error' | 'warning', text: string, artifact: object) => ({
  level,
  message: messageText(text),
  locations: [{ physicalLocation: { artifactLocation: artifact } }],
});

/** What the results do not tell: files that could not be checked, and findings that were counted and not listed. */
const notifications = (files: readonly CheckedFile[], texts: ExportTexts) =>
  files.flatMap((checked, index) => {
    const artifact = { uri: uriOf(checked.file), index };
    if ('error' in checked) return [notification('error', checked.error, artifact)];
    return notListedTexts(checked.report, texts).map(({ text }) => notification('warning', text, artifact));
  });

/** The public page of a rule of the catalogue; findings of an environment's own schema have none. */
const rulePage = (origin: string, id: string): { readonly helpUri?: string } =>
  /^[A-Z]-\d\d$/.test(id) ? { helpUri: `${origin}/explain/rules/${id}` } : {};

/** To a sign with a capital behind it, or nothing: texts quote signs, and abbreviate "for example", too. */
const firstSentence = /^.*?(?<!\b(?:e\.g|z|B|p|ex))[.!?](?=\s+\p{Lu}|$)/su;

/** What a rule wants, in one sentence and in all of them. */
const descriptionOf = (text: string) => ({
  shortDescription: messageText(firstSentence.exec(text)?.[0] ?? text),
  fullDescription: messageText(text),
  help: messageText(text),
});

const ruleOf = (id: string, { origin, help }: ExportTexts) => {
  const text = help?.(id);
  return {
    id,
    ...(text === undefined ? {} : descriptionOf(text)),
    ...(origin === undefined ? {} : rulePage(origin, id)),
  };
};

const foundRules = (files: readonly CheckedFile[]): readonly string[] => [
  ...new Set(
    files.flatMap((checked) =>
      'error' in checked ? [] : checked.report.validationMessages.map(({ ruleId }) => ruleId),
    ),
  ),
];

const runOf = (files: readonly CheckedFile[], texts: ExportTexts) => {
  const { translate, origin } = texts;
  const ids = foundRules(files);
  const rules = new Map(ids.map((id, at) => [id, at]));
  const unread = files.some((checked) => 'error' in checked);
  const artifacts = files.map(artifactOf);
  return {
    tool: {
      driver: {
        name: 'Clearbench',
        ...(origin === undefined ? {} : { informationUri: origin }),
        rules: ids.map((id) => ruleOf(id, texts)),
      },
    },
    columnKind: 'utf16CodeUnits',
    invocations: [{ executionSuccessful: !unread, toolExecutionNotifications: notifications(files, texts) }],
    artifacts,
    results: files.flatMap((checked, index) =>
      resultsOf(checked, { uri: uriOf(checked.file), index }, rules, translate),
    ),
  };
};

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** SARIF 2.1.0: one run, an artifact a file, a result a finding; rules link to their pages. */
export const asSarif = (files: readonly CheckedFile[], texts: ExportTexts): string =>
  `${JSON.stringify({ $schema: schema, version: '2.1.0', runs: [runOf(files, texts)] }, null, 2)}\n`;
