import { indent } from './indent.ts';
import { minimalMessage } from './testing/minimal-message.fixture.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const textOf = async (source: Parameters<typeof indent>[0]): Promise<string> => {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  for await (const chunk of indent(source)) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
};

const indented = (text: string): Promise<string> => textOf(bytesOf(text));

describe('indenting', () => {
  it('puts elements on lines of their own', async () => {
    expect(await indented('<?xml version="1.0"?><a><b x="1"><c>1</c><d/></b></a>')).toBe(
      '<?xml version="1.0"?>\n<a>\n  <b x="1">\n    <c>1</c>\n    <d/>\n  </b>\n</a>\n',
    );
  });

  it('keeps values as they are', async () => {
    const values = '<a>\n  <b>  x  </b>\n  <b>   </b>\n  <b></b>\n  <b>\n</b>\n  <b><![CDATA[ < ]]> &amp; </b>\n</a>\n';
    expect(await indented(values)).toBe(values);
    expect(await indented(values.replace(/\n {2}(?=<b)/g, ''))).toBe(values);
  });

  it('keeps comments, on their lines or in their values', async () => {
    expect(
      await indented('<!-- 1 --><a><!-- 2\n 3 --><b>x<!-- 4 -->y</b><b><!-- 5 -->z</b><!-- 6 --></a><!-- 7 -->'),
    ).toBe(
      '<!-- 1 -->\n<a>\n  <!-- 2\n 3 -->\n  <b>x<!-- 4 -->y</b>\n  <b><!-- 5 -->z</b>\n  <!-- 6 -->\n</a>\n<!-- 7 -->\n',
    );
  });

  it('ends lines as the text does, and keeps its byte order mark', async () => {
    const flat = '\ufeff<?xml version="1.0"?>\r\n<a><b>1</b><b>2</b></a>';
    expect(await indented(flat)).toBe('\ufeff<?xml version="1.0"?>\r\n<a>\r\n  <b>1</b>\r\n  <b>2</b>\r\n</a>\r\n');
  });

  it('leaves mixed content alone', async () => {
    expect(await indented('<a><b>text <i>and</i> <i>more</i></b></a>')).toBe(
      '<a>\n  <b>text <i>and</i> <i>more</i></b>\n</a>\n',
    );
  });

  it('changes nothing the second time', async () => {
    const once = await indented(minimalMessage());
    expect(await indented(once)).toBe(once);
    expect(once.replace(/\s+/g, '')).toBe(minimalMessage().replace(/\s+/g, ''));
  });

  it('hands on what is not well-formed from where it breaks', async () => {
    expect(await indented('<a><b>1</b><c>&x; </a>  <more>')).toBe('<a>\n  <b>1</b>\n  <c>&x; </a>  <more>');
  });

  it('is indifferent to how the bytes arrive', async () => {
    const xml = `\ufeff${minimalMessage().replace('Anna', 'Änna😀<!-- ä -->')}`;
    const single = Array.from(bytesOf(xml), (byte) => Uint8Array.of(byte));
    expect(await textOf(single)).toBe(await indented(xml));
    expect((await indented(xml)).startsWith('\ufeff<?xml')).toBe(true);
  });

  it('passes long texts and comments in pieces', async () => {
    const long = 'ä '.repeat(200_000);
    expect(await indented(`<a><b>${long}</b><!--${long}--></a>`)).toBe(
      `<a>\n  <b>${long}</b>\n  <!--${long}-->\n</a>\n`,
    );
  });
});
