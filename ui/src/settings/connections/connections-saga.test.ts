import { Failure } from '@clearbench/contracts/failure';
import type { MailTest } from '@clearbench/contracts/settings/connection-routes';
import { combineReducers } from '@reduxjs/toolkit';
import { runningSaga } from '../../saga/testing/running-saga.fixture.ts';
import { type ConnectionPorts, connectionsSaga } from './connections-saga.ts';
import {
  connectionsRequested,
  connectionsSlice,
  connectionsSucceeded,
  mailTestFailed,
  mailTestRequested,
  mailTestSucceeded,
  providerCheckFailed,
  providerCheckRequested,
  providerCheckSucceeded,
  signInTestFailed,
  signInTestRequested,
} from './connections-slice.ts';

const result: MailTest = {
  accepted: true,
  to: 'a@bank.example',
  response: '250 OK',
  encrypted: true,
  milliseconds: 12,
};

const bench = (ports: Partial<ConnectionPorts>) =>
  runningSaga(
    connectionsSaga({
      read: async () => ({ providers: [] }),
      sendTestMail: async () => result,
      readSignInTest: async () => undefined,
      checkProvider: async () => [{ step: 'token', outcome: 'passed' }],
      startSignInTest: async (name) => `https://id.example/${name}`,
      leaveFor: () => {},
      ...ports,
    }),
    combineReducers({ connections: connectionsSlice.reducer }),
  );

describe('the connections on the settings page', () => {
  it('are read when the page opens', async () => {
    const { dispatch, seen, state } = bench({});
    dispatch(connectionsRequested());
    await seen(connectionsSucceeded.type);
    expect(state().connections).toMatchObject({ status: 'idle', connections: { providers: [] } });
  });

  it('send a test mail to the address that was typed, or to the own one', async () => {
    const sent: unknown[] = [];
    const sendTestMail = async (body: object) => {
      sent.push(body);
      return result;
    };
    const { dispatch, seen, state } = bench({ sendTestMail });
    dispatch(mailTestRequested(' a@bank.example '));
    await seen(mailTestSucceeded.type);
    dispatch(mailTestRequested(''));
    await seen(mailTestSucceeded.type, 2);
    expect(sent).toEqual([{ email: 'a@bank.example' }, {}]);
    expect(state().connections.mail).toEqual({ status: 'idle', result });
  });

  it('keep the reason why a test mail could not be sent', async () => {
    const { dispatch, seen, state } = bench({
      sendTestMail: () => Promise.reject(new Failure('request.tooMany', { seconds: 9 })),
    });
    dispatch(mailTestRequested(''));
    await seen(mailTestFailed.type);
    expect(state().connections.mail).toEqual({
      status: 'error',
      problem: { errorKey: 'request.tooMany', params: { seconds: 9 } },
    });
  });

  it('test each provider separately', async () => {
    const { dispatch, seen, state } = bench({
      checkProvider: (name) =>
        name === 'else'
          ? Promise.reject(new Failure('session.unknownProvider'))
          : Promise.resolve([{ step: 'token', outcome: 'passed' }]),
    });
    dispatch(providerCheckRequested('company'));
    dispatch(providerCheckRequested('else'));
    await seen(providerCheckFailed.type);
    await seen(providerCheckSucceeded.type);
    expect(state().connections.checks).toEqual({
      company: { status: 'idle', result: [{ step: 'token', outcome: 'passed' }] },
      else: { status: 'error', problem: { errorKey: 'session.unknownProvider', params: {} } },
    });
  });

  it('open the sign-in page of a provider, or show why they cannot', async () => {
    const left: string[] = [];
    const going = bench({ leaveFor: (url) => void left.push(url) });
    going.dispatch(signInTestRequested('company'));
    expect(going.state().connections.leavingFor).toBe('company');
    await Promise.resolve();
    const refused = bench({ startSignInTest: () => Promise.reject(new Failure('request.tooMany', { seconds: 5 })) });
    refused.dispatch(signInTestRequested('company'));
    await refused.seen(signInTestFailed.type);
    expect(refused.state().connections).toMatchObject({
      leavingFor: undefined,
      signInProblem: { name: 'company', problem: { errorKey: 'request.tooMany' } },
    });
    expect(left).toEqual(['https://id.example/company']);
  });
});
