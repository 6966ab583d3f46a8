import { type SeededRandom, seededRandom } from '../../testing/seeded-random.fixture.ts';
import type {
  Change,
  CollectionShape,
  Condition,
  Document,
  DocumentStore,
  FieldValue,
  Query,
} from '../document-store.ts';

const collection = 'random@1';
/** Texts whose order differs between code points, UTF-16 and languages, or that a server treats specially. */
const letters = [
  'a',
  'B',
  'b',
  'ä',
  'Z',
  '\0',
  ' ',
  '%',
  '_',
  '\\',
  '"',
  '\u{e000}',
  '\uffff',
  '\u{10000}',
  '😀',
  '漢',
];
const numbers = [0, 1, -1, 9, 10, 1.5, -1.5, 5e-324, -1e-300, 1e300, -1e300, 2 ** 53 - 1, 0.1];
const fields = ['text', 'figure', 'flag', 'mixed'] as const;
type Field = (typeof fields)[number];

const shapes: readonly CollectionShape[] = [
  { indexes: [['text', 'figure'], ['flag', 'mixed', 'text'], ['mixed'], ['figure']], search: 'text' },
  {
    indexes: [
      ['flag', 'text'],
      ['text', 'flag', 'figure'],
      ['mixed', 'figure'],
    ],
    search: 'more',
  },
  { indexes: [['figure', 'mixed'], ['text'], ['flag']] },
];

const textOf = (random: SeededRandom, most: number): string =>
  Array.from({ length: random.below(most + 1) }, () => random.one(letters)).join('');

const fieldValue = (random: SeededRandom, field: Field): FieldValue => {
  if (field === 'flag') return random.below(2) === 0;
  const isText = field === 'text' || (field === 'mixed' && random.below(2) === 0);
  return isText ? textOf(random, 2) : random.one(numbers);
};

const documentOf = (random: SeededRandom): Document => {
  const more = textOf(random, 12);
  const given = fields.filter(() => random.below(5) > 0).map((field) => [field, fieldValue(random, field)] as const);
  return { ...Object.fromEntries(given), more, ...(random.below(6) === 0 ? { figure: null } : {}) };
};

const conditionOf = (random: SeededRandom, field: Field): Condition => {
  if (random.below(3) === 0)
    return { field, anyOf: Array.from({ length: random.below(4) }, () => fieldValue(random, field)) };
  const bounds = random.below(2) === 0 ? undefined : [fieldValue(random, field), fieldValue(random, field)];
  if (field === 'flag' || bounds === undefined) return { field, is: fieldValue(random, field) };
  const [from, to] = bounds as [string | number, string | number];
  return { field, ...(random.below(3) > 0 ? { from } : {}), ...(random.below(3) > 0 ? { to } : {}) };
};

const queryOf = (random: SeededRandom, { indexes, search }: CollectionShape): Query => {
  const list = random.one(indexes);
  const isSearch = search !== undefined && random.below(3) === 0;
  return {
    where: indexes
      .flat()
      .filter(() => random.below(4) === 0)
      .map((field) => conditionOf(random, field as Field)),
    sort: { field: list.at(-1) ?? '', direction: random.one(['ascending', 'descending'] as const) },
    ...(isSearch ? { search: `${textOf(random, 3)} ${textOf(random, 2)}` } : {}),
    limit: 1 + random.below(20),
  };
};

/** The results of all pages, with their cursors. */
const pagesOf = async (store: DocumentStore, query: Query) => {
  const pages = [];
  let after: string | undefined;
  do {
    const page = await store.find(collection, after === undefined ? query : { ...query, after });
    pages.push(page);
    after = page.next;
  } while (after !== undefined && pages.length < 6);
  return pages;
};

/** The number of answers that contain documents, and the questions whose answers differ. */
export type Comparison = { readonly answered: number; readonly differences: readonly unknown[] };

/** The same random writes and questions for both stores. */
export const compareStores = async (
  seed: number,
  questions: number,
  [one, other]: readonly [DocumentStore, DocumentStore],
): Promise<Comparison> => {
  const random = seededRandom(seed);
  const ids = Array.from({ length: 60 }, (_, n) => `${textOf(random, 3)}${n % 7}`);
  const both = (work: (store: DocumentStore) => Promise<unknown>) => Promise.all([work(one), work(other)]);
  const differences: unknown[] = [];
  let answered = 0;
  let shape = random.one(shapes);
  await both((store) => store.prepare(collection, shape));
  for (let asked = 0; asked < questions; ) {
    const changes = Array.from({ length: random.below(25) }, (): Change => {
      const document = random.below(6) === 0 ? null : documentOf(random);
      return { id: random.one(ids), position: 1 + random.below(4 * (asked + 50)), document };
    });
    await both((store) => store.apply(collection, changes));
    if (random.below(12) === 0) {
      shape = random.one(shapes);
      await both((store) => store.prepare(collection, shape));
    }
    const queries = Array.from({ length: 6 }, () => queryOf(random, shape));
    const compare = async (question: unknown, ask: (store: DocumentStore) => Promise<unknown>) => {
      const answers = await both(ask);
      asked += 1;
      if (JSON.stringify(answers[0]).includes('"position":')) answered += 1;
      if (JSON.stringify(answers[0]) !== JSON.stringify(answers[1]))
        differences.push({ seed, shape, question, answers });
    };
    for (const query of queries) await compare(query, (store) => pagesOf(store, query));
    for (const { where } of queries) await compare({ count: where }, (store) => store.count(collection, where));
    await compare(ids, async (store) => [...(await store.getMany(collection, ids))].sort());
  }
  return { answered, differences };
};
