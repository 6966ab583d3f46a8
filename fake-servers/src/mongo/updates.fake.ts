import { calculateObjectSize, type Document, ObjectId, serialize } from 'bson';
import { compareKeys, refusal, unknown } from './values.fake.ts';

const mostBytes = 16 * 1024 * 1024;
/** The limit of the server's own buffers, which is a little higher. */
const mostInternalBytes = mostBytes + 16 * 1024;

/** Whether two values have the same stored form. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && a !== null && Buffer.compare(serialize({ v: a }), serialize({ v: b })) === 0);

const operatorsOf = (update: Document): [string, Document][] | undefined => {
  const names = Object.keys(update);
  if (!names[0]?.startsWith('$')) {
    const operator = names.find((name) => name.startsWith('$'));
    if (operator === undefined) return undefined;
    const text = `The dollar ($) prefixed field '${operator}' in '${operator}' is not allowed in the context of an update's replacement document.`;
    throw refusal(52, 'DollarPrefixedFieldName', text);
  }
  const field = names.find((name) => !name.startsWith('$'));
  if (field !== undefined) {
    const text = `Unknown modifier: ${field}. Expected a valid update modifier or pipeline-style update specified as an array`;
    throw refusal(9, 'FailedToParse', text);
  }
  return Object.entries(update) as [string, Document][];
};

export const requireSingle = (update: Document): void => {
  if (operatorsOf(update) === undefined)
    throw refusal(9, 'FailedToParse', 'multi update is not supported for replacement-style update');
};

/** Where the update of a document leads; the same document where nothing changes. */
export const changed = (document: Document, update: Document, isNew: boolean): Document => {
  if (Array.isArray(update)) throw unknown('an update by a pipeline');
  const operators = operatorsOf(update);
  const next = operators ? operated(document, operators, isNew) : replaced(document, update);
  requireSize(next, operators === undefined);
  return next;
};

const replaced = (document: Document, replacement: Document): Document => {
  const { _id } = document;
  if (_id !== undefined && replacement._id !== undefined && !isSame(_id, replacement._id)) {
    const text = `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${String(replacement._id)}`;
    throw refusal(66, 'ImmutableField', text);
  }
  const next = _id === undefined ? { ...replacement } : { _id, ...replacement };
  return isSame(document, next) ? document : next;
};

const operated = (document: Document, operators: readonly [string, Document][], isNew: boolean): Document => {
  const next = { ...document };
  const seen = new Set<string>();
  let isModified = false;
  for (const [operator, values] of operators) {
    if (operator !== '$set' && operator !== '$setOnInsert' && operator !== '$max') throw unknown(operator);
    for (const [name, value] of Object.entries(values)) {
      requireField(operator, name, seen);
      if (operator === '$setOnInsert' && !isNew) continue;
      if (operator === '$max' && name in next && compareKeys(next[name], value) >= 0) continue;
      if (name in next && isSame(next[name], value)) continue;
      if (name === '_id' && '_id' in next) {
        const text = `Performing an update on the path '_id' would modify the immutable field '_id'`;
        throw refusal(66, 'ImmutableField', text);
      }
      next[name] = value;
      isModified = true;
    }
  }
  return isModified ? next : document;
};

const requireField = (operator: string, name: string, seen: Set<string>): void => {
  if (name.includes('.')) throw unknown(`${operator} of ${name}`);
  if (name === '') throw refusal(56, 'EmptyFieldName', 'An empty update path is not valid.');
  if (name.startsWith('$'))
    throw refusal(52, 'DollarPrefixedFieldName', `The dollar ($) prefixed field '${name}' is not valid for storage.`);
  if (seen.has(name))
    throw refusal(40, 'ConflictingUpdateOperators', `Updating the path '${name}' would create a conflict at '${name}'`);
  seen.add(name);
};

const requireSize = (document: Document, isReplacement: boolean): void => {
  const size = calculateObjectSize(document);
  if (size > mostInternalBytes) {
    const text = `BSONObj size: ${size} (0x${size.toString(16).toUpperCase()}) is invalid. Size must be between 0 and ${mostInternalBytes}(16MB)`;
    throw refusal(10_334, 'BSONObjectTooLarge', text);
  }
  if (size <= mostBytes) return;
  const code = isReplacement ? 17_420 : 17_419;
  throw refusal(code, `Location${code}`, `Resulting document after update is larger than ${mostBytes}`);
};

/** A document as it is inserted: with an id, which comes first. */
export const insertable = (document: Document): Document => {
  const { _id = new ObjectId(), ...fields } = document;
  const size = calculateObjectSize(document);
  if (size > mostBytes) {
    const text = `object to insert too large. size in bytes: ${size}, max size: ${mostBytes}`;
    throw refusal(2, 'BadValue', text);
  }
  requireId(_id);
  return { _id, ...fields };
};

const requireId = (id: unknown): void => {
  if (Array.isArray(id)) throw refusal(53, 'InvalidIdField', `The '_id' value cannot be of type array`);
  if (id instanceof RegExp) throw refusal(53, 'InvalidIdField', `The '_id' value cannot be of type regex`);
  const isPlain = typeof id === 'object' && id !== null && Object.getPrototypeOf(id) === Object.prototype;
  const operator = isPlain ? Object.keys(id as Document).find((name) => name.startsWith('$')) : undefined;
  if (operator === undefined) return;
  const text = `_id fields may not contain '$'-prefixed fields: ${operator} is not valid for storage.`;
  throw refusal(52, 'DollarPrefixedFieldName', text);
};

/** The initial document of an upsert: the equality conditions of its filter, also those within `$and`. */
export const begunBy = (filter: Document): Document => {
  const begun: Document = {};
  const add = (path: string, value: unknown) => {
    if (path.includes('.')) throw unknown(`an upsert by ${path}`);
    if (path in begun)
      throw refusal(54, 'NotSingleValueField', `cannot infer query fields to set, path '${path}' is matched twice`);
    begun[path] = value;
  };
  const readFrom = (conditions: Document) => {
    for (const [path, value] of Object.entries(conditions) as [string, unknown][]) {
      if (path === '$and') for (const each of value as Document[]) readFrom(each);
      else if (path.startsWith('$')) throw unknown(`an upsert by ${path}`);
      else readCondition(path, value, add);
    }
  };
  readFrom(filter);
  return begun;
};

const readCondition = (path: string, value: unknown, add: (path: string, value: unknown) => void): void => {
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  const operators = isPlain ? Object.keys(value as Document).filter((name) => name.startsWith('$')) : [];
  if (operators.length === 0 && !(value instanceof RegExp)) return void add(path, value);
  const other = operators.find((name) => name === '$in' || name === '$all');
  if (other !== undefined) throw unknown(`an upsert by ${other}`);
  if (operators.includes('$eq')) add(path, (value as Document).$eq);
};
