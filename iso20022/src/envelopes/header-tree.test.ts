import { headerTree } from './header-tree.ts';

describe('the tree of a header', () => {
  it('has a container once for fields that follow each other', () => {
    const paths = ['Hdr/Snd/BIC', 'Hdr/Rcv/BIC', 'Hdr/Rcv/Nm', 'Ref', 'Cnt/Nb'];
    const leaf = (name: string, field: string) => ({ name, field, children: [] });
    expect(headerTree(paths.map((path) => ({ path, field: path })))).toEqual([
      {
        name: 'Hdr',
        children: [
          { name: 'Snd', children: [leaf('BIC', 'Hdr/Snd/BIC')] },
          { name: 'Rcv', children: [leaf('BIC', 'Hdr/Rcv/BIC'), leaf('Nm', 'Hdr/Rcv/Nm')] },
        ],
      },
      leaf('Ref', 'Ref'),
      { name: 'Cnt', children: [leaf('Nb', 'Cnt/Nb')] },
    ]);
  });
});
