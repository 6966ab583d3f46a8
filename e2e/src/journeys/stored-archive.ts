import { crc32 } from 'node:zlib';

type Entry = { readonly name: string; readonly text: string };

/** The fields before an entry that are also in the central directory. */
const fieldsOf = ({ name, text }: Entry): Buffer => {
  const fields = Buffer.alloc(26);
  const size = Buffer.byteLength(text);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt32LE(crc32(text), 10);
  fields.writeUInt32LE(size, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
};

const local = (entry: Entry): Buffer =>
  Buffer.concat([Buffer.from('PK\x03\x04'), fieldsOf(entry), Buffer.from(entry.name), Buffer.from(entry.text)]);

const listed = (entry: Entry, offset: number): Buffer => {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fieldsOf(entry), rest, Buffer.from(entry.name)]);
};

/** A ZIP whose entries are not compressed. */
export const storedArchive = (entries: readonly Entry[]): Buffer => {
  const pieces = entries.map(local);
  const offsets = pieces.map((_, at) => pieces.slice(0, at).reduce((sum, { length }) => sum + length, 0));
  const directory = Buffer.concat(entries.map((entry, at) => listed(entry, offsets[at] ?? 0)));
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(Buffer.concat(pieces).length, 16);
  return Buffer.concat([...pieces, directory, end]);
};
