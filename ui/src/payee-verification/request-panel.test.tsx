import '../testing/jsdom-gaps.fixture.ts';
import { Failure } from '@clearbench/contracts/failure';
import { fireEvent, render, screen } from '@testing-library/react';
import type { RequestPanel as Panel } from './request-panel.tsx';

type Ask = NonNullable<Parameters<typeof Panel>[0]['ask']>;

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const draw = async (ask: Ask) => {
  // Loaded after the fixture, because they import the router.
  const { MemoryRouter, Route, Routes } = await import('react-router-dom');
  const { RequestPanel } = await import('./request-panel.tsx');
  render(
    <MemoryRouter initialEntries={['/payees']}>
      <Routes>
        <Route path="/payees" element={<RequestPanel environmentToken="inst" path="/payees" ask={ask} />} />
        <Route path="/payees/:id" element={<p>The answer</p>} />
      </Routes>
    </MemoryRouter>,
  );
};

const complete = () => {
  fill('payeeVerification.field.name', 'Hanna Beispiel');
  fill('payeeVerification.field.iban', 'de89 3704 0044 0532 0130 00');
  fill('payeeVerification.field.bank', 'zybbfrp0xxx');
};
const send = () => fireEvent.click(screen.getByRole('button', { name: 'payeeVerification.send' }));

describe('the request to the bank of a payee', () => {
  it('is sent once its fields are right, and opens its answer', async () => {
    const asked: unknown[] = [];
    await draw((async (call: unknown) => {
      asked.push(call);
      return { verification: { verificationId: 'v1' } };
    }) as unknown as Ask);
    send();
    expect(screen.getAllByText('payeeVerification.fault.missing')).toHaveLength(3);
    expect(asked).toEqual([]);
    complete();
    send();
    expect(await screen.findByText('The answer')).toBeTruthy();
    expect(asked).toEqual([
      {
        params: { environmentToken: 'inst' },
        body: {
          party: { name: 'Hanna Beispiel' },
          partyAccount: { iban: 'DE89370400440532013000' },
          partyAgent: { financialInstitutionId: { bicfi: 'ZYBBFRP0XXX' } },
        },
      },
    ]);
  });

  it('shows why it was refused, and keeps its fields', async () => {
    await draw((async () => {
      throw new Failure('payeeVerification.noAddress', { environment: 'inst' });
    }) as unknown as Ask);
    complete();
    send();
    expect(await screen.findByText('error.payeeVerification.noAddress')).toBeTruthy();
    expect((screen.getByLabelText('payeeVerification.field.name') as HTMLInputElement).value).toBe('Hanna Beispiel');
  });
});
