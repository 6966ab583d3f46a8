import type { EnvelopeProfileFile, HeaderMeaning } from '@clearbench/contracts/envelope/profile-file';
import type { ErrorKey } from '@clearbench/contracts/errors';
import type { SchemaFault } from '@clearbench/contracts/structured-text';
import { messageDefinitions } from '@clearbench/iso20022/definitions/messages';
import { mostVarying, namePlaceholders, readNameTemplate } from '@clearbench/iso20022/envelopes/file-name-template';
import { messageTypeOf } from '@clearbench/iso20022/message-type';

type Form = NonNullable<EnvelopeProfileFile['files']>[number];
type Path = SchemaFault['path'];

const fault = (errorKey: ErrorKey, params: SchemaFault['params'], path: Path): SchemaFault => ({
  errorKey,
  params,
  path,
  of: 'value',
});

const roots: ReadonlySet<string> = new Set(messageDefinitions.map(({ root }) => root.name));

/** The clearing reads these fields of every file that a bank sends, and writes them in its own. */
const needed: readonly HeaderMeaning[] = ['sender', 'receiver', 'reference'];

const meaningIn = (field: string): HeaderMeaning => field.replace('?', '') as HeaderMeaning;

/** Later ones of equal names; undefined names are no names. */
const repeated = (names: readonly (string | undefined)[]): readonly number[] =>
  names.flatMap((name, index) => (name !== undefined && names.indexOf(name) < index ? [index] : []));

const faultsOfFields = ({ header = {} }: EnvelopeProfileFile, { fields }: Form, at: Path): readonly SchemaFault[] => {
  const meanings = fields.map(meaningIn);
  const elements = meanings.map((meaning) => header[meaning]);
  return [
    ...meanings.flatMap((field, index) =>
      header[field] === undefined ? [fault('envelope.fieldWithoutElement', { field }, [...at, 'fields', index])] : [],
    ),
    ...needed
      .filter((field) => !fields.includes(field))
      .map((field) => fault('envelope.fieldRequired', { field }, [...at, 'fields'])),
    ...repeated(elements).map((index) =>
      fault('envelope.duplicateElement', { element: elements[index] ?? '' }, [...at, 'fields', index]),
    ),
  ];
};

const faultsOfBulks = ({ header = {} }: EnvelopeProfileFile, { bulks, fields }: Form, at: Path) => {
  const elements = bulks.map(({ element }) => element);
  const counters = bulks.map(({ counter }) => counter);
  const taken = [...fields.map((field) => header[meaningIn(field)]), ...elements];
  return [
    ...elements.flatMap((element, index) =>
      roots.has(element) ? [] : [fault('envelope.unknownBulk', { element }, [...at, 'bulks', index, 'element'])],
    ),
    ...repeated(elements).map((index) =>
      fault('envelope.duplicateElement', { element: elements[index] ?? '' }, [...at, 'bulks', index, 'element']),
    ),
    ...counters.flatMap((counter, index) =>
      counter !== undefined && (taken.includes(counter) || counters.indexOf(counter) < index)
        ? [fault('envelope.duplicateElement', { element: counter }, [...at, 'bulks', index, 'counter'])]
        : [],
    ),
  ];
};

type PlacedPath = { readonly element: string; readonly at: Path };

/** The paths of a form in the order of its header: of its fields, then of its counters. */
const placedPaths = (
  { header = {} }: EnvelopeProfileFile,
  { fields, bulks }: Form,
  at: Path,
): readonly PlacedPath[] => [
  ...fields.flatMap((field, index) => {
    const element = header[meaningIn(field)];
    return element === undefined ? [] : [{ element, at: [...at, 'fields', index] }];
  }),
  ...bulks.flatMap(({ counter }, index) =>
    counter === undefined ? [] : [{ element: counter, at: [...at, 'bulks', index, 'counter'] }],
  ),
];

const containersOf = (element: string): readonly string[] => {
  const steps = element.split('/');
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('/'));
};

/** The container of a field that other fields have interrupted. */
const interrupted = (before: readonly PlacedPath[], element: string): string | undefined => {
  const latest = containersOf(before.at(-1)?.element ?? '');
  return containersOf(element).find(
    (container) => !latest.includes(container) && before.some((one) => containersOf(one.element).includes(container)),
  );
};

const faultsOfPaths = (profile: EnvelopeProfileFile, form: Form, at: Path): readonly SchemaFault[] => {
  const placed = placedPaths(profile, form, at);
  const bulks = form.bulks.map(({ element }) => element);
  return placed.flatMap(({ element, at: path }, index): readonly SchemaFault[] => {
    const containers = containersOf(element);
    const others = placed.filter((one) => one.element !== element);
    const container = containers.find((one) => bulks.includes(one) || others.some((other) => other.element === one));
    if (container !== undefined) return [fault('envelope.pathInField', { element, container }, path)];
    const split = interrupted(placed.slice(0, index), element);
    if (split !== undefined) return [fault('envelope.pathSplit', { element, container: split }, path)];
    const longer = others.find((other) => other.element.endsWith(`/${element}`));
    return longer === undefined ? [] : [fault('envelope.ambiguousPath', { element, other: longer.element }, path)];
  });
};

type Named = { readonly namespace: string; readonly path: Path };

/** `taken`: the namespaces of other profiles. */
const faultsOfNamespaces = (named: readonly Named[], taken: ReadonlySet<string>): readonly SchemaFault[] =>
  named.flatMap(({ namespace, path }, index): readonly SchemaFault[] => {
    if (messageTypeOf(namespace) !== undefined) return [fault('envelope.reservedNamespace', { namespace }, path)];
    const isSecond = named.findIndex((one) => one.namespace === namespace) < index;
    return isSecond || taken.has(namespace) ? [fault('envelope.duplicateNamespace', { namespace }, path)] : [];
  });

const faultsOfRoles = (forms: readonly Form[]): readonly SchemaFault[] =>
  forms.flatMap(({ family, role }, index): readonly SchemaFault[] => {
    const alike = (wanted: Form['role']) => forms.findIndex((form) => form.family === family && form.role === wanted);
    if (alike(role) < index) return [fault('envelope.duplicateRole', { family, role }, ['files', index, 'role'])];
    if (role !== 'input' || alike('validation') >= 0) return [];
    return [fault('envelope.roleMissing', { family, role: 'validation' }, ['files', index, 'role'])];
  });

const nameFaults = {
  placeholder: 'envelope.unknownPlaceholder',
  mask: 'envelope.badMask',
  text: 'envelope.badNameText',
  tooVariable: 'envelope.tooVariable',
} as const satisfies Record<string, ErrorKey>;

const faultsOfName = ({ fileName }: EnvelopeProfileFile): readonly SchemaFault[] => {
  const wrong = fileName === undefined ? undefined : readNameTemplate(fileName).fault;
  if (fileName === undefined || wrong === undefined) return [];
  const part = /^(?:\{[^{}]*\}?|[^{}]+|\})/.exec(fileName.slice(wrong.at))?.[0] ?? '';
  const params = { part, known: namePlaceholders.join(', '), limit: mostVarying };
  return [fault(nameFaults[wrong.reason], params, ['fileName'])];
};

/** What an envelope profile with the right fields still has wrong. */
export const faultsOfProfile = (profile: EnvelopeProfileFile, taken: ReadonlySet<string>): readonly SchemaFault[] => {
  const { files = [], message } = profile;
  const named = [
    ...files.map(({ namespace }, index) => ({ namespace, path: ['files', index, 'namespace'] })),
    ...(message === undefined ? [] : [{ namespace: message.namespace, path: ['message', 'namespace'] }]),
  ];
  return [
    ...(files.length > 0 === (message !== undefined) ? [fault('envelope.filesOrMessage', {}, [])] : []),
    ...faultsOfName(profile),
    ...faultsOfNamespaces(named, taken),
    ...faultsOfRoles(files),
    ...files.flatMap((form, index) => [
      ...faultsOfFields(profile, form, ['files', index]),
      ...faultsOfBulks(profile, form, ['files', index]),
      ...faultsOfPaths(profile, form, ['files', index]),
    ]),
  ];
};
