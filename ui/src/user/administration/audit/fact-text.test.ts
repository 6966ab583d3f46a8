import { sampleEnvironment, samplePlan } from '../../testing/account.fixture.ts';
import { compareFacts } from './compare-facts.ts';
import { factText, fieldText } from './fact-text.ts';
import { listChange } from './list-change.ts';

const texts: Readonly<Record<string, string>> = {
  'audit.none': 'none',
  'audit.asUsual': 'as usual',
  'formatAdmin.severity.off': 'Switched off',
  'audit.true': 'yes',
  'audit.field.plan': 'Plan',
  'audit.value.userState.DISABLED': 'disabled',
  'role.ROLE_ADMIN': 'Administrator',
  'role.ROLE_USER': 'Tester',
};
const words = {
  t: (key: string) => texts[key] ?? key,
  knows: (key: string) => key in texts,
  language: 'en',
  plans: [samplePlan()],
  environments: [sampleEnvironment('e1', 'SCT bench')],
};

describe('values as text', () => {
  it.each([
    ['plan', 'trial', 'Trial'],
    ['plan', 'gone', 'gone'],
    ['environmentIds', 'e1, e9', 'SCT bench, e9'],
    ['roles', 'ROLE_USER, ROLE_ADMIN', 'Administrator, Tester'],
    ['userState', 'DISABLED', 'disabled'],
    ['emailVerified', 'true', 'yes'],
    ['severities.P-09', 'off', 'Switched off'],
    ['settings.severities.T-05', 'Fatal', 'Fatal'],
    ['severities.P-09', undefined, 'as usual'],
    ['displayName', 'Lovelace, Ada', 'Lovelace, Ada'],
    ['planUntil', '', 'none'],
    ['planUntil', undefined, 'none'],
  ])('%s %s reads %s', (field, value, text) => expect(factText(field, value, words)).toBe(text));

  it("show an instant in the user's time zone", () =>
    expect(factText('dueAt', '2026-11-21T10:00:00.000Z', words)).toBe('21 Nov 2026, 10:00:00'));

  it('keep the name of a field without a label', () => {
    expect(fieldText('plan', words)).toBe('Plan');
    expect(fieldText('something.new', words)).toBe('something.new');
    expect(fieldText('texts.layout.files', words)).toBe('layout.files');
    expect(fieldText('settings.severities.a-rule', words)).toBe('settings.severities.a-rule');
  });

  it('name the day, rule or code of a value', () => {
    const rules = { ...words, knows: (key: string) => key === 'audit.field.severities' };
    expect(fieldText('severities.P-09', rules)).toBe('audit.field.severities P-09');
    const knowing = { ...words, knows: () => false };
    const days = { ...knowing, knows: (key: string) => key === 'audit.field.settings.holidays.title' };
    expect(fieldText('settings.holidays.2026-12-24.title', days)).toBe(
      'audit.field.settings.holidays.title 2026-12-24',
    );
  });
});

describe('a change of a list', () => {
  it('is what was added and removed', () =>
    expect(listChange({ before: 'a, b', after: 'b, c' })).toEqual({ added: ['c'], removed: ['a'] }));
  it('from empty is all of it', () => expect(listChange({ after: 'a' })).toEqual({ added: ['a'], removed: [] }));
});

describe('states then and now', () => {
  const facts = (some: Record<string, string>) => ({
    exists: true,
    facts: Object.entries(some).map(([field, value]) => ({ field, value })),
  });

  it('are shown side by side, including fields in only one of them', () =>
    expect(
      compareFacts(facts({ email: 'a', plan: 'x', old: '1' }), facts({ email: 'a', plan: 'y', fresh: '2' })),
    ).toEqual([
      { field: 'email', past: 'a', present: 'a', differs: false },
      { field: 'plan', past: 'x', present: 'y', differs: true },
      { field: 'fresh', past: undefined, present: '2', differs: true },
      { field: 'old', past: '1', present: undefined, differs: true },
    ]));

  it('have no marks beside an account that did not exist yet', () =>
    expect(compareFacts({ exists: false, facts: [] }, facts({ email: 'a' }))[0]?.differs).toBe(false));

  it('treat missing and empty as equal', () =>
    expect(compareFacts(facts({}), facts({ bic: '' }))[0]?.differs).toBe(false));
});
