import type { AssetType } from '@clearbench/contracts/look-and-feel/assets';

type PictureType = Exclude<AssetType, 'font/woff2'>;

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

const isPng = (bytes: Buffer): boolean =>
  text(bytes, 0, 8) === '\x89PNG\r\n\x1A\n' && text(bytes, 12, 16) === 'IHDR' && bytes.includes('IEND', -12);

const isJpeg = (bytes: Buffer): boolean =>
  bytes.length > 4 &&
  bytes.readUInt16BE(0) === 0xffd8 &&
  bytes[2] === 0xff &&
  bytes.includes(Buffer.of(0xff, 0xd9), -64);

const isWebp = (bytes: Buffer): boolean =>
  bytes.length > 16 &&
  text(bytes, 0, 4) === 'RIFF' &&
  text(bytes, 8, 12) === 'WEBP' &&
  bytes.readUInt32LE(4) + 8 <= bytes.length;

const [icoHeader, icoEntry] = [6, 16];

/** Checks that every image in the directory is within the file. */
const isIco = (bytes: Buffer): boolean => {
  if (bytes.length < icoHeader + icoEntry || bytes.readUInt32LE(0) !== 0x10000) return false;
  const count = bytes.readUInt16LE(4);
  const begins = icoHeader + count * icoEntry;
  return (
    count > 0 &&
    begins <= bytes.length &&
    Array.from({ length: count }, (_, index) => icoHeader + index * icoEntry).every((at) => {
      const [size, offset] = [bytes.readUInt32LE(at + 8), bytes.readUInt32LE(at + 12)];
      return size > 0 && offset >= begins && offset + size <= bytes.length;
    })
  );
};

/** Markup after blanks and a byte order mark; whether it is an SVG is decided when it is parsed. */
const isMarkup = (bytes: Buffer): boolean => /^(?:\xEF\xBB\xBF)?\s*</.test(text(bytes, 0, 256));

const signs: readonly (readonly [PictureType, (bytes: Buffer) => boolean])[] = [
  ['image/png', isPng],
  ['image/jpeg', isJpeg],
  ['image/webp', isWebp],
  ['image/x-icon', isIco],
  ['image/svg+xml', isMarkup],
];

/** The type of an image by its content, independent of its name. */
export const pictureType = (bytes: Buffer): PictureType | undefined => signs.find(([, is]) => is(bytes))?.[0];
