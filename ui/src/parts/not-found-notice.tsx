import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageTitle } from './page-title.tsx';

type Props = {
  readonly title: string;
  readonly reason: string;
  readonly way: { readonly to: string; readonly text: string };
  /** Shown above the title. */
  readonly children?: ReactNode;
  /** A button below the reason. */
  readonly action?: ReactNode;
};

/** Shown if an address has no page: the reason, and a link. A retry cannot help. */
export const NotFoundNotice = ({ title, reason, way, children, action }: Props) => (
  <div className="stage">
    <PageTitle title={title} />
    {children}
    <h1>{title}</h1>
    <p className="muted">{reason}</p>
    {action && <p>{action}</p>}
    <Link to={way.to}>{way.text}</Link>
  </div>
);
