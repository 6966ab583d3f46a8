import { packTexts, unpackTexts } from './packed-texts.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('packed texts of a suite', () => {
  it('contain every file, in the same bytes for any order', () => {
    const files = new Map([
      ['messages/ä.xml', bytes('<a>\n</a>')],
      ['suite.yaml', bytes('suite: S\n')],
      ['empty.txt', bytes('')],
    ]);
    const packed = packTexts(files);
    expect(packTexts(new Map([...files].toReversed()))).toEqual(packed);
    const unpacked = unpackTexts(packed);
    expect([...unpacked.keys()]).toEqual(['empty.txt', 'messages/ä.xml', 'suite.yaml']);
    for (const [path, content] of files) expect(Buffer.from(unpacked.get(path) ?? [])).toEqual(Buffer.from(content));
  });

  it('are empty for a suite without files', () => expect(unpackTexts(packTexts(new Map()))).toEqual(new Map()));
});
