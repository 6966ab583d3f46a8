import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageTitle } from './page-title.tsx';

type Props = {
  readonly title: string;
  readonly reason: string;
  readonly way: { readonly to: string; readonly text: string };
  /** Above the title. */
  readonly children?: ReactNode;
  /** A button below the reason. */
  readonly action?: ReactNode;
};

/** In the place of a page nothing is at: why, and the way on. Trying again cannot help. */
export const NotThere = ({ title, reason, way, children, action }: Props) => (
  <div className="stage">
    <PageTitle title={title} />
    {children}
    <h1>{title}</h1>
    <p className="muted">{reason}</p>
    {action && <p>{action}</p>}
    <Link to={way.to}>{way.text}</Link>
  </div>
);
