import type { UserToken } from '@clearbench/contracts/user/token-routes';
import { overlapHours, tokenDays } from '@clearbench/contracts/user/token-terms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { SelectField } from '../../../editing/fields.tsx';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { validities } from './token-form.tsx';
import { rotateRequested, selectTokens } from './token-slice.ts';

const overlaps = [0, 1, overlapHours.usual, 72, overlapHours.most];

type Props = { readonly token: UserToken; readonly onClose: () => void };

/** Asks for the validity of the new token, and for the time in which the replaced one stays valid. */
export const RotateDialog = ({ token: { tokenId, name }, onClose }: Props) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { making, createProblem } = useSelector(selectTokens);
  const [tried, setTried] = useState(false);
  const [days, setDays] = useState<number>(tokenDays.usual);
  const [hours, setHours] = useState<number>(overlapHours.usual);
  return (
    <Dialog title={t('token.rotateTitle', { name })} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          dispatch(rotateRequested({ tokenId, days, overlapHours: hours }));
        }}
      >
        <p>{t('token.rotateBody')}</p>
        <div className="fields">
          <SelectField
            label={t('token.overlap')}
            value={String(hours)}
            options={overlaps.map((choice) => ({ value: String(choice), text: t('token.hours', { count: choice }) }))}
            onChange={(choice) => setHours(Number(choice))}
          />
          <SelectField
            label={t('token.expiry')}
            value={String(days)}
            options={validities.map((choice) => ({ value: String(choice), text: t('token.days', { count: choice }) }))}
            onChange={(choice) => setDays(Number(choice))}
          />
        </div>
        {tried && createProblem && (
          <p className="form-problem" role="alert">
            {t(`error.${createProblem.errorKey}`, createProblem.params)}
          </p>
        )}
        <div className="row-of-buttons row-of-buttons-end">
          <Button onClick={onClose} data-autofocus>
            {t('editing.cancel')}
          </Button>
          <Button type="submit" tone="primary" disabled={making}>
            {t('token.rotate')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
