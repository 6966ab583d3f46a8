import { environmentValues } from './environment-values.ts';
import type { FilledForm } from './filled-form.ts';
import { renderedPieces } from './render.ts';
import { sampleRenderContext } from './testing/render-context.fixture.ts';

const environment = environmentValues(sampleRenderContext());

const render = (...given: Parameters<typeof renderedPieces>): string => [...renderedPieces(...given)].join('');
const form = (fields: FilledForm['fields'], groups: FilledForm['groups'] = {}): FilledForm => ({
  fields,
  groups,
  environment,
});

const amounts = (...given: string[]) => ({ payments: given.map((amount, at) => ({ number: String(at + 1), amount })) });

describe('rendered form', () => {
  it('escapes entered values', () =>
    expect(render({ body: '<Nm>{{name}}</Nm>' }, form({ name: `"A" & <B>'s` }))).toBe(
      `<Nm>&quot;A&quot; &amp; &lt;B&gt;'s</Nm>`,
    ));

  it('treats Mustache tags in values as text', () =>
    expect(render({ body: '{{a}}' }, form({ a: '{{b}} {{{b}}}', b: 'secret' }))).toBe('{{b}} {{{b}}}'));

  it('has exact counts and sums of groups', () => {
    const body = '{{paymentsCount}} {{paymentsTotal}}';
    expect(render({ body }, form({}, amounts('0.10', '0.20')))).toBe('2 0.30');
    expect(render({ body }, form({}, amounts('999999999999999.99', '0.01')))).toBe('2 1000000000000000.00');
    expect(render({ body }, form({}, amounts()))).toBe('0 0.00');
  });

  it('counts the fields outside groups as one', () =>
    expect(render({ body: '{{ownCount}} {{ownTotal}}' }, form({ amount: '12.50' }))).toBe('1 12.50'));

  it('repeats a group, and omits tag lines and empty values with their elements', () => {
    const body = '<A>\n  {{#payments}}\n  <P>{{number}}{{#note}}:{{note}}{{/note}}</P>\n  {{/payments}}\n</A>\n';
    const payments = [
      { number: '1', note: 'x' },
      { number: '2', note: '' },
    ];
    expect(render({ body }, form({ note: 'of the form' }, { payments }))).toBe('<A>\n  <P>1:x</P>\n  <P>2</P>\n</A>\n');
  });

  it('uses the values of the environment', () =>
    expect(render({ body: '{{clearingSystemCode}}{{^since2025}}.001.08{{/since2025}}' }, form({}))).toBe('ST2'));

  it('is produced in chunks of one entry', () => {
    const pieces = [
      ...renderedPieces({ body: '[{{#payments}}{{amount}} {{/payments}}]' }, form({}, amounts('1', '2'))),
    ];
    expect(pieces).toEqual(['[', '1 ', '2 ', ']']);
  });
});
