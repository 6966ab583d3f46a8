import { IconAlertTriangle, IconCircleCheck } from 'virtual:icons';

type Props = { readonly good: boolean; readonly says: string; readonly details?: readonly string[] };

/** The result of a test, and the literal response of the other server. */
export const TestResult = ({ good, says, details = [] }: Props) => {
  const Icon = good ? IconCircleCheck : IconAlertTriangle;
  return (
    <div className="test-outcome" data-good={good}>
      <Icon size={16} aria-hidden="true" />
      <div>
        <p>{says}</p>
        {details.map((detail) => (
          <code key={detail} className="test-detail">
            {detail}
          </code>
        ))}
      </div>
    </div>
  );
};
