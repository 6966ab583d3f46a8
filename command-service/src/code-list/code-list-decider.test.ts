import type { CodeListCommand } from '@clearbench/contracts/code-list/commands';
import type { CodeListContent, CodeListEvent } from '@clearbench/contracts/code-list/events';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { codeListDecider } from './code-list-decider.ts';

const at = '2026-11-20T10:00:00.000Z';
const name = 'house_codes';
const content: CodeListContent = { title: 'Ours', codes: { A1: { texts: { en: 'One' } } } };
const save = (changes: Partial<CodeListContent>, basedOn?: number, builtIn = false): CodeListCommand => ({
  type: 'SaveCodeList',
  data: { name, content: { ...content, ...changes }, basedOn, builtIn },
  at,
});
const remove: CodeListCommand = { type: 'RemoveCodeList', data: { name }, at };
const added: CodeListEvent = { type: 'CodeListAdded', data: { name, content } };
const changed: CodeListEvent = { type: 'CodeListChanged', data: { name, content } };
const removed: CodeListEvent = { type: 'CodeListRemoved', data: { name } };
const { given } = specFor(codeListDecider);

describe('code list', () => {
  it('is added once by an administrator', () => {
    given().when(save({})).emits(added);
    given(added).when(save({})).refuses('codeList.alreadyAdded');
    given(added, removed).when(save({})).emits(added);
  });

  it('exists without events where it is built in, and is changed from version 0', () => {
    given()
      .when(save({}, undefined, true))
      .refuses('codeList.alreadyAdded');
    given()
      .when(save({}, 0, true))
      .emits(changed);
    given(changed)
      .when(save({ title: 'x' }, 0, true))
      .refuses('codeList.stale', { expected: 0, actual: 1 });
    given(changed, removed)
      .when(save({}, 0, true))
      .emits(changed);
  });

  it('is changed on the basis of its newest version, and only with a difference', () => {
    given().when(save({}, 1)).refuses('codeList.notFound');
    given(added).when(save({}, 1)).emitsNothing();
    given(added, changed)
      .when(save({ title: 'x' }, 1))
      .refuses('codeList.stale');
  });

  it('stores its codes in order', () =>
    given()
      .when(save({ codes: { B: { texts: {} }, A: { texts: {} } } }))
      .emits({
        type: 'CodeListAdded',
        data: { name, content: { ...content, codes: { A: { texts: {} }, B: { texts: {} } } } },
      }));

  it.each([[{ validFrom: '2026-02-30' }], [{ validFrom: '2026-03-02', validTo: '2026-03-01' }]])(
    'has valid periods: %j',
    (period) =>
      given()
        .when(save({ codes: { A1: { texts: {}, ...period } } }))
        .refuses('codeList.badPeriod', { code: 'A1' }),
  );

  it('is removed', () => {
    given(added).when(remove).emits(removed);
    given().when(remove).refuses('codeList.notFound');
  });
});
