import { html } from './html.ts';

describe('html template', () => {
  it('escapes texts in any place', () =>
    expect(html`<p title="${`"'`}">${'<b>&'}</p>`.markup).toBe('<p title="&quot;&#39;">&lt;b&gt;&amp;</p>'));

  it('keeps markup, single or in a list', () =>
    expect(html`<ul>${[html`<li>${'<'}</li>`, html`<li>b</li>`]}</ul>${html`<hr>`}`.markup).toBe(
      '<ul><li>&lt;</li><li>b</li></ul><hr>',
    ));
});
