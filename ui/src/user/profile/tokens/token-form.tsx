import { isShownName } from '@clearbench/contracts/shown-name';
import { tokenDays } from '@clearbench/contracts/user/token-terms';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { SelectField, TextField } from '../../../editing/fields.tsx';
import { LeaveDialog } from '../../../editing/leave-dialog.tsx';
import { Button } from '../../../parts/button.tsx';
import { makeRequested, selectTokens } from './token-slice.ts';

const choices = [30, tokenDays.usual, 180, tokenDays.most];

/** The form for the purpose and the validity of an access token. */
export const TokenForm = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { making, createProblem, made } = useSelector(selectTokens);
  const [name, setName] = useState('');
  const [days, setDays] = useState<number>(tokenDays.usual);
  // The next one has a different purpose.
  useEffect(() => {
    if (made) setName('');
  }, [made]);
  const fit = isShownName(name.trim()) && !making;
  return (
    <form
      className="token-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (fit) dispatch(makeRequested({ name: name.trim(), days }));
      }}
    >
      <LeaveDialog unsaved={name.trim() !== '' && !making} />
      <div className="fields">
        <TextField
          label={t('token.name')}
          help={t('token.nameHelp')}
          value={name}
          maxLength={80}
          shown
          onChange={setName}
        />
        <SelectField
          label={t('token.expiry')}
          value={String(days)}
          options={choices.map((choice) => ({ value: String(choice), text: t('token.days', { count: choice }) }))}
          onChange={(choice) => setDays(Number(choice))}
        />
      </div>
      {createProblem && (
        <p className="callout" data-tone="bad" role="alert">
          {t(`error.${createProblem.errorKey}`, createProblem.params)}
        </p>
      )}
      <Button type="submit" disabled={!fit}>
        {t('token.make')}
      </Button>
    </form>
  );
};
