import { chosenIn } from './chosen-files.ts';

describe('files selected in the list', () => {
  const files = [{ fileId: 'f1', name: 'a.xml' }];

  it('are read from the history state that leads to the page', () => expect(chosenIn({ files })).toEqual(files));
  it.each([[null], [undefined], [{}], [{ files: 'x' }]])('are none in %j', (state) =>
    expect(chosenIn(state)).toEqual([]),
  );
});
