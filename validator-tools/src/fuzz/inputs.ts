import { neutralForms } from '@clearbench/iso20022/envelopes/built-in-profiles';
import { typeOfField } from '@clearbench/iso20022/envelopes/form-notation';
import { knownHeaders, knownMessages, messageModel } from '@clearbench/iso20022/model/message-models';
import type { MessageModel } from '@clearbench/iso20022/model/model';
import { generateMessage, writeDraft } from '@clearbench/iso20022/testing/generate-message.fixture';
import { type Random, seededRandom } from '@clearbench/iso20022/testing/seeded-random.fixture';
import { mutate } from './mutate.ts';

const messages = [...knownMessages, ...knownHeaders];
const encoder = new TextEncoder();

const laidOut = (xml: string): string => xml.replaceAll('><', '>\n  <');

/** The message with its first transaction several times: transactions with the same markup have code of their own. */
const withEqualTransactions = (xml: string, transaction: string, random: Random): string => {
  const from = xml.indexOf(`<${transaction}>`);
  const end = `</${transaction}>`;
  const to = xml.indexOf(end, from) + end.length;
  if (from < 0 || to < end.length) return xml;
  return xml.slice(0, to) + xml.slice(from, to).repeat(2 + random.upTo(6)) + xml.slice(to);
};

const validMessage = (random: Random): string => {
  const model = messageModel(random.pick(messages));
  if (model === undefined) throw new Error('a known message has a model');
  const generated = writeDraft(generateMessage(model, random));
  const xml = random.chance(0.3) ? withEqualTransactions(generated, model.transaction, random) : generated;
  return random.chance(0.5) ? laidOut(xml) : xml;
};

const messagesByRoot: ReadonlyMap<string, readonly MessageModel[]> = Map.groupBy(
  knownMessages.flatMap((name) => messageModel(name) ?? []),
  ({ document }) => (document.kind === 'sequence' ? document.elements[0]?.name : undefined) ?? '',
);

/** A message without its document; its element declares the namespace. */
const bulk = (element: string, random: Random): string => {
  const model = random.pick(messagesByRoot.get(element) ?? []);
  const [message] = generateMessage(model, random).children;
  if (message === undefined) throw new Error('a document has a message');
  message.attributes.xmlns = model.namespace;
  return writeDraft(message);
};

/** Valid values of the types of header fields. */
const headerValues: Readonly<Record<string, string>> = {
  Institution: 'ZYDODEF0',
  FileReference: 'F1',
  FileName: 'CB01SCTZYDODEF01.I',
  TestCode: 'T',
  Time: '2026-11-20T10:30:00',
  Day: '2026-11-20',
  Cycle: '01',
  Code: 'A00',
};

/** A file of bulks in one of the forms of the clearing. */
const fileOfBulks = (random: Random): string => {
  const { fileType, services, root, namespace, fields: declared, bulks } = random.pick(neutralForms);
  const counts = bulks.map(() => random.upTo(3));
  const values = { ...headerValues, FileType: fileType, Service: random.pick(services) };
  const count = (name: string): string => String(counts[bulks.findIndex(({ counter }) => counter === name)] ?? 0);
  const written = (name: string, value = ''): string => `<c:${name}>${value}</c:${name}>`;
  const counters = bulks.flatMap(({ counter }) => (counter === undefined ? [] : [written(counter, count(counter))]));
  const fields = [
    ...declared.map(({ meaning, element }) => written(element, values[typeOfField[meaning] as keyof typeof values])),
    ...counters,
  ];
  const messages = bulks.flatMap(({ element }, at) =>
    Array.from({ length: counts[at] ?? 0 }, () => bulk(element, random)),
  );
  return `<c:${root} xmlns:c="${namespace}">${[...fields, ...messages].join('')}</c:${root}>`;
};

/** One text in seven is a file of several messages, in a form of the clearing or an unknown one: files have code of their own. */
const validText = (random: Random): string => {
  const declaration = random.chance(0.3) ? '<?xml version="1.0" encoding="UTF-8"?>\n' : '';
  if (random.chance(0.85)) return declaration + validMessage(random);
  if (random.chance(0.7)) return declaration + fileOfBulks(random);
  return `${declaration}<File xmlns="urn:a:file"><Header>1</Header>${validMessage(random)}${validMessage(random)}</File>`;
};

/** Mutants made of one valid message: making it costs more than damaging it. */
const litter = 20;

/** Input number `number` of a seed: the same at any time, whatever was made before. */
export const inputsOf = (seed: number) => {
  let at = -1;
  let valid: Uint8Array = new Uint8Array(0);
  return (number: number): Uint8Array => {
    const family = Math.floor(number / litter);
    if (family !== at) {
      valid = encoder.encode(validText(seededRandom(seed * 1_000_003 + family)));
      at = family;
    }
    return mutate(seededRandom(seed * 7_368_787 + number * 2 + 1), valid);
  };
};
