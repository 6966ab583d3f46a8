import { textBlob } from './text-blob.ts';

describe('a text as a body', () => {
  it.each(['', 'a', '<Nm>Müller</Nm>', '𝄞𝄞𝄞', 'ab𝄞'])('"%s" comes through whole, however it is cut', async (text) => {
    for (const length of [1, 2, 3, 1000]) expect(await (await textBlob(text, length)).text()).toBe(text);
  });

  it('comes through whole in parts, although one of them ends within a character', async () => {
    const parts = ['', '<Nm>', 'ab\ud834', '\udd1ec', '', '</Nm>'];
    for (const length of [1, 2, 3, 1000]) expect(await (await textBlob(parts, length)).text()).toBe(parts.join(''));
  });
});
