import { html } from './html.ts';

describe('markup', () => {
  it('takes texts for texts, wherever they stand', () =>
    expect(html`<p title="${`"'`}">${'<b>&'}</p>`.markup).toBe('<p title="&quot;&#39;">&lt;b&gt;&amp;</p>'));

  it('takes markup for markup, alone or in a list', () =>
    expect(html`<ul>${[html`<li>${'<'}</li>`, html`<li>b</li>`]}</ul>${html`<hr>`}`.markup).toBe(
      '<ul><li>&lt;</li><li>b</li></ul><hr>',
    ));
});
