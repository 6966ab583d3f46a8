import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectSimEnvs } from '../../../sim-env/sim-env-slice.ts';
import { exchangingEnvironments } from './exchanging-environments.ts';

/** The rule about messages that the environment does not exchange. */
const rule = 'T-10';
const mostNamed = 5;

/** Where a message belongs that this environment does not exchange: the user's environments that do. */
const Named = ({ messageType }: { readonly messageType: string }) => {
  const { t } = useTranslation();
  const found = exchangingEnvironments(messageType, useSelector(selectSimEnvs));
  if (found.length === 0) return null;
  const named = found.slice(0, mostNamed).map(({ name, versions }) => `${name} (${versions.join(', ')})`);
  const list = [...named, ...(found.length > mostNamed ? ['…'] : [])].join(', ');
  return <p className="ed-finding-environments">{t('editor.finding.environments', { environments: list })}</p>;
};

export const OtherEnvironments = ({ message }: { readonly message: ValidationMessage }) =>
  message.ruleId === rule && message.value !== undefined ? <Named messageType={message.value} /> : null;
