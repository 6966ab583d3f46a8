import '../user/gate/gate.css';
import {
  claimInstallationRoute,
  deleteOwnAccountRoute,
  requestVerificationRoute,
} from '@clearbench/contracts/user/routes';
import { caller } from '../http/http-caller.ts';
import { addFeature } from '../store.ts';
import { ApprovalGate } from '../user/gate/approval-gate.tsx';
import { gateCommandsSaga } from '../user/gate/gate-commands-saga.ts';
import { gateSlice } from '../user/gate/gate-slice.ts';
import { type GateReason, GateStage } from '../user/gate/gate-stage.tsx';
import { VerifyGate } from '../user/gate/verify-gate.tsx';
import { giveUpTexts } from '../user/sign-out/browser-texts.ts';

const claim = caller(claimInstallationRoute);

addFeature({
  slice: gateSlice,
  saga: gateCommandsSaga({
    requestLink: caller(requestVerificationRoute),
    claim: (code) => claim({ body: { code } }),
    deleteAccount: caller(deleteOwnAccountRoute),
    giveUp: giveUpTexts,
    leave: (path) => window.location.assign(path),
  }),
});

/** For accounts that have no access yet, or no longer. */
export const WaitingPage = ({ reason }: { readonly reason: GateReason }) => {
  switch (reason) {
    case 'verify':
      return <VerifyGate />;
    case 'approvalWait':
      return <ApprovalGate />;
    case 'disabled':
    case 'rejected':
      return <GateStage reason={reason} />;
  }
};
