import '../user/gate/gate.css';
import {
  claimInstallationRoute,
  deleteOwnAccountRoute,
  requestVerificationRoute,
} from '@clearbench/contracts/user/routes';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { caller } from '../http/caller.ts';
import { Button } from '../parts/button.tsx';
import { selectUnclaimed } from '../settings/settings-slice.ts';
import { addFeature } from '../store.ts';
import { ClaimForm } from '../user/gate/claim-form.tsx';
import { gateOrdersSaga } from '../user/gate/gate-orders-saga.ts';
import { gateSlice } from '../user/gate/gate-slice.ts';
import { type GateReason, GateStage } from '../user/gate/gate-stage.tsx';
import { VerifyGate } from '../user/gate/verify-gate.tsx';
import { sessionRequested } from '../user/user-slice.ts';

const claim = caller(claimInstallationRoute);

addFeature({
  slice: gateSlice,
  saga: gateOrdersSaga({
    requestLink: caller(requestVerificationRoute),
    claim: (code) => claim({ body: { code } }),
    deleteAccount: caller(deleteOwnAccountRoute),
    leave: (path) => window.location.assign(path),
  }),
});

const ApprovalGate = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const unclaimed = useSelector(selectUnclaimed);
  const action = (
    <Button tone="primary" onClick={() => dispatch(sessionRequested())}>
      {t('waiting.checkAgain')}
    </Button>
  );
  return (
    <GateStage reason="approvalWait" action={action}>
      {unclaimed && <ClaimForm />}
    </GateStage>
  );
};

/** For accounts that cannot be used yet or any more. */
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
