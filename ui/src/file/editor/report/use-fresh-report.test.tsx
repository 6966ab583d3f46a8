import type { Profile } from '@clearbench/iso20022/profile';
import { configureStore } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { Permissions } from '../commands/unavailable-reason.ts';
import { profileRead, termsSlice } from '../language/terms-slice.ts';
import { newlyOpened, type OpenFile } from '../session/open-file.ts';
import { sampleReport } from '../testing/server.fake.ts';
import { useFreshReport } from './use-fresh-report.ts';

const may: Permissions = {
  canEdit: true,
  canCreate: true,
  canValidate: true,
  canSendToTestEngine: true,
  magicCents: true,
};
const report = { ...sampleReport, validationSummary: { ...sampleReport.validationSummary, basis: 'as it was' } };
const file: OpenFile = { ...newlyOpened('f1', 's1'), loading: { status: 'ready' }, report };

type Props = { readonly file: OpenFile; readonly permissions: Permissions; readonly check: () => void };
const Page = ({ file: shown, permissions, check }: Props) => {
  useFreshReport(shown, permissions, check);
  return null;
};

/** An open file; `says` is the current profile, which arrives after the report. */
const opened = (over: Partial<OpenFile> = {}, permissions: Permissions = may) => {
  const store = configureStore({ reducer: { checkTerms: termsSlice.reducer } });
  const checks: string[] = [];
  const check = (): void => void checks.push('check');
  const drawn = (shown: OpenFile) => (
    <Provider store={store}>
      <Page file={shown} permissions={permissions} check={check} />
    </Provider>
  );
  const { rerender } = render(drawn({ ...file, ...over }));
  const says = (basis: string): void => {
    const profile: Profile = { scheme: 'sct', rbVersion: '2025', now: '2026-11-21T10:00:00Z', basis };
    act(() => void store.dispatch(profileRead({ fileId: 'f1', profile })));
  };
  return { checks, says, show: (now: Partial<OpenFile>) => rerender(drawn({ ...file, ...now })) };
};

describe('the report of an open file', () => {
  it('is created again when the profile changes', () => {
    const { checks, says } = opened();
    says('as it was');
    expect(checks).toEqual([]);
    says('otherwise');
    expect(checks).toEqual(['check']);
  });

  it('is requested once, whatever its result', () => {
    const { checks, says, show } = opened();
    says('otherwise');
    show({ runningCommand: 'check' });
    show({});
    expect(checks).toEqual(['check']);
    says('otherwise again');
    expect(checks).toEqual(['check', 'check']);
  });

  it('waits until the text is saved', () => {
    const { checks, says, show } = opened({ sync: { status: 'unsaved' } });
    says('otherwise');
    expect(checks).toEqual([]);
    show({ sync: { status: 'saved' } });
    expect(checks).toEqual(['check']);
  });

  it('stays unchanged if the plan has no validations left', () => {
    const { checks, says } = opened({}, { ...may, canValidate: false });
    says('otherwise');
    expect(checks).toEqual([]);
  });
});
