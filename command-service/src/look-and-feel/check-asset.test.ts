import { brotliCompressSync, deflateRawSync } from 'node:zlib';
import { checkAsset } from './check-asset.ts';
import { woff2Fault } from './woff2.ts';

const png = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR', 'latin1'),
  Buffer.alloc(17),
  Buffer.from('\0\0\0\0IEND\xAEB`\x82', 'latin1'),
]);
const webp = Buffer.concat([Buffer.from('RIFF\x0C\0\0\0WEBPVP8 \0\0\0\0', 'latin1')]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xd9]);
const ico = Buffer.alloc(30);
ico.writeUInt32LE(0x10000, 0);
ico.writeUInt16LE(1, 4);
ico.writeUInt32LE(8, 14);
ico.writeUInt32LE(22, 18);
const svg = Buffer.from(
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><path d="M0 0"/></svg>',
);

/** A font of six tables of four bytes each. */
const font = (change: (bytes: Buffer) => void = () => undefined, tables = [0, 1, 2, 3, 4, 5]): Buffer => {
  const packed = brotliCompressSync(Buffer.alloc(tables.length * 4));
  const bytes = Buffer.concat([Buffer.alloc(48), Buffer.from(tables.flatMap((tag) => [tag, 4])), packed]);
  bytes.write('wOF2', 0, 'latin1');
  bytes.writeUInt32BE(0x10000, 4);
  bytes.writeUInt32BE(bytes.length, 8);
  bytes.writeUInt16BE(tables.length, 12);
  bytes.writeUInt32BE(packed.length, 20);
  change(bytes);
  return bytes;
};

describe('an upload is recognised by its content', () => {
  it.each([
    ['logo-light', png, 'image/png'],
    ['logo-dark', webp, 'image/webp'],
    ['login-picture', jpeg, 'image/jpeg'],
    ['favicon', ico, 'image/x-icon'],
    ['font-file', font(), 'font/woff2'],
  ] as const)('%s as %#', async (asset, bytes, mediaType) =>
    expect(await checkAsset(asset, bytes)).toEqual({ bytes, mediaType }),
  );

  it('and an SVG is returned without active content', async () => {
    const { bytes, mediaType } = await checkAsset('logo-light', svg);
    expect(mediaType).toBe('image/svg+xml');
    expect(bytes.toString()).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"></path></svg>');
  });

  it.each([
    ['logo-light', ico],
    ['favicon', jpeg],
    ['font-file', png],
    ['logo-light', font()],
    ['logo-light', png.subarray(0, 30)],
    ['favicon', ico.subarray(0, 28)],
    ['login-picture', Buffer.from('MZ and so on')],
    ['login-picture', deflateRawSync(png)],
  ] as const)('%s is refused: case %#', async (asset, bytes) => {
    await expect(checkAsset(asset, bytes)).rejects.toMatchObject({ errorKey: 'asset.wrongType' });
  });

  it('and is refused where it is empty or an HTML page', async () => {
    await expect(checkAsset('favicon', Buffer.alloc(0))).rejects.toMatchObject({ errorKey: 'asset.empty' });
    await expect(checkAsset('favicon', Buffer.from('<html><script>1</script></html>'))).rejects.toMatchObject({
      errorKey: 'asset.badSvg',
      params: { reason: 'noSvg' },
    });
    await expect(checkAsset('font-file', font().subarray(0, 60))).rejects.toMatchObject({
      errorKey: 'asset.badFont',
      params: { reason: 'length' },
    });
  });
});

describe('font', () => {
  it('is accepted where it is complete', async () => expect(await woff2Fault(font())).toBeUndefined());

  it.each([
    ['signature', font((bytes) => bytes.write('wOFF', 0, 'latin1'))],
    ['length', font((bytes) => bytes.writeUInt32BE(9, 8))],
    ['length', font().subarray(0, 40)],
    ['directory', font((bytes) => bytes.writeUInt32BE(900_000, 20))],
    ['directory', font((bytes) => bytes.writeUInt16BE(60_000, 12))],
    ['directory', font((bytes) => bytes.fill(0xff, 49, 60))],
    ['tables', font(undefined, [0, 1, 2, 3, 4])],
    ['content', font((bytes) => bytes.writeUInt8(5, 49))],
    ['content', font((bytes) => bytes.fill(0x55, 60))],
  ])('is refused where it is incomplete: %s, case %#', async (fault, bytes) =>
    expect(await woff2Fault(bytes)).toBe(fault),
  );
});
