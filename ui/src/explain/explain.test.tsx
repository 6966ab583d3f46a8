import '../testing/jsdom-gaps.fixture.ts';
import { ruleIds } from '@clearbench/rules/catalogue';
import { codePage } from '@clearbench/rules/rule-pages/code-page';
import { rulePage } from '@clearbench/rules/rule-pages/rule-page';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { speakEnglish } from '../testing/english-texts.fixture.ts';
import { CodeView } from './code-view.tsx';
import { Overview } from './overview.tsx';
import { RuleView } from './rule-view.tsx';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

const open = (part: ReactNode, address = '/explain') =>
  act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <Suspense>{part}</Suspense>
        <Address />
      </MemoryRouter>,
    );
  });
const ruleOf = (id: string) => {
  const rule = rulePage(id);
  if (!rule) throw new Error(`no page of ${id}`);
  return rule;
};
const address = () => screen.getByRole('status', { name: '' }).textContent;
const factOf = (name: string): HTMLElement =>
  (screen.getByText(name, { selector: 'dt' }).nextElementSibling as HTMLElement | null) ?? document.body;

describe('the search for rules and codes', () => {
  beforeAll(speakEnglish);
  afterEach(cleanup);

  it('finds them by any of their words, which the address contains', async () => {
    await open(<Overview />);
    expect(screen.getAllByRole('link', { name: /^[A-Z]-\d\d / })).toHaveLength(ruleIds.length);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'creditor identifier' } });
    const found = screen.getAllByRole('link', { name: /^[A-Z]-\d\d / }).map(({ textContent }) => textContent);
    expect(found[0]).toContain('D-01');
    expect(found.length).toBeLessThan(6);
    expect(address()).toBe('/explain?q=creditor+identifier');
  });

  it('also shows matches of the other kind', async () => {
    await open(<Overview />, '/explain?q=AC04');
    fireEvent.click(screen.getByRole('link', { name: /^Codes/ }));
    expect(address()).toBe('/explain?q=AC04&of=codes');
    const links = screen.getAllByRole('link', { name: /^AC04/ }).map((link) => link.getAttribute('href'));
    expect(links).toContain('/explain/codes/return_reason/AC04');
  });

  it('reports that there is no match', async () => {
    await open(<Overview />, '/explain?q=nothing+like+this');
    screen.getByText(/^No results for “nothing like this”\./);
  });
});

describe('the page of a rule', () => {
  beforeAll(speakEnglish);
  afterEach(cleanup);

  it('shows requirement, severity, scope, and a valid and an invalid example', async () => {
    await open(<RuleView rule={ruleOf('I-08')} />);
    screen.getByRole('heading', { level: 1, name: 'Valid IBAN' });
    expect(factOf('Severity').textContent).toContain('Error');
    expect(factOf('Messages').textContent).toContain('All messages');
    const [right, wrong] = screen.getAllByRole('figure').map(({ textContent }) => textContent);
    expect(right).toContain('DE89370400440532013000');
    expect(wrong).toContain('DE88370400440532013000');
  });

  it('links to its reject reasons, but not to those of a clearing', async () => {
    await open(<RuleView rule={ruleOf('I-08')} />);
    const codes = within(factOf('Codes'));
    expect(codes.getByRole('link', { name: 'AC01' }).getAttribute('href')).toBe('/explain/codes/status_reason/AC01');
    codes.getByText('XD19');
    expect(codes.queryByRole('link', { name: 'XD19' })).toBeNull();
  });

  it('says that it has no confirmed source, if it has none', async () => {
    await open(<RuleView rule={ruleOf('I-22')} />);
    screen.getByText(/^No published source confirms this rule yet/);
  });

  it('names its source, also if another rule reports the violations', async () => {
    await open(<RuleView rule={ruleOf('G-13')} />);
    expect(factOf('Source').textContent).toBe('EPC115-06, usage rule of SettlementAccount');
    cleanup();
    await open(<RuleView rule={ruleOf('M-02')} />);
    expect(factOf('Source').textContent).toMatch(/^Message definitions of ISO 20022/);
  });

  it('names the limitations of the check, and the rule that reports the violations instead', async () => {
    await open(<RuleView rule={ruleOf('G-15')} />);
    expect(factOf('Limitations').textContent).toMatch(/^The payment type of the group header applies to payments/);
    cleanup();
    await open(<RuleView rule={ruleOf('P-11')} />);
    expect(screen.queryByText('Limitations')).toBeNull();
    cleanup();
    await open(<RuleView rule={ruleOf('M-02')} />);
    expect(factOf('Validated by').textContent).toMatch(/^The message definition sets the 140 characters\./);
    expect(screen.getByRole('link', { name: 'See T-03' }).getAttribute('href')).toBe('/explain/rules/T-03');
  });
});

describe('the page of a code', () => {
  beforeAll(speakEnglish);
  afterEach(cleanup);

  it('shows the meaning of the code, its use in SEPA, and the rules that name it', async () => {
    const page = codePage('return_reason', 'AC01');
    await open(page && <CodeView page={page} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/account/i);
    expect(factOf('Used in').textContent).toBe('RtrRsnInf/Rsn/Cd');
    within(factOf('Used in SEPA')).getByRole('link', { name: 'SCT: returns' });
    within(factOf('Rules that mention this code')).getByRole('link', { name: /^I-08/ });
  });
});
