import { isShownName } from '@clearbench/contracts/shown-name';
import type { TokenGrant } from '@clearbench/contracts/token-scope';
import { tokenDays } from '@clearbench/contracts/user/token-terms';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { SelectField, TextField } from '../../../editing/fields.tsx';
import { LeaveDialog } from '../../../editing/leave-dialog.tsx';
import { Button } from '../../../parts/button.tsx';
import { type Grantable, GrantFields, isComplete } from './grant-fields.tsx';
import { makeRequested, selectTokens } from './token-slice.ts';

export const validities = [30, tokenDays.usual, 180, tokenDays.most];
const nothing: TokenGrant = { scopes: [], environments: 'all' };

/** The form for an access token: its purpose, validity, scopes and environments. */
export const TokenForm = (grantable: Grantable) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { making, createProblem, made } = useSelector(selectTokens);
  const [name, setName] = useState('');
  const [days, setDays] = useState<number>(tokenDays.usual);
  const [grant, setGrant] = useState(nothing);
  // The next one has a different purpose.
  useEffect(() => {
    if (!made) return;
    setName('');
    setGrant(nothing);
  }, [made]);
  const fit = isShownName(name.trim()) && isComplete(grant) && !making;
  const submit = (): void => {
    const { scopes, environments } = grant;
    const listed = environments === 'all' ? environments : [...environments];
    dispatch(makeRequested({ name: name.trim(), days, scopes: [...scopes], environments: listed }));
  };
  return (
    <form
      className="token-form"
      aria-label={t('token.make')}
      onSubmit={(event) => {
        event.preventDefault();
        if (fit) submit();
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
          options={validities.map((choice) => ({ value: String(choice), text: t('token.days', { count: choice }) }))}
          onChange={(choice) => setDays(Number(choice))}
        />
      </div>
      <GrantFields {...grantable} grant={grant} onChange={setGrant} />
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
