import type { ReactNode } from 'react';

type Props = { readonly title: string; readonly body: string; readonly children: ReactNode };

/** In place of a list without entries: what the list is for, and the button that makes its first entry. */
export const EmptyState = ({ title, body, children }: Props) => (
  <section className="empty-state">
    <h2>{title}</h2>
    <p className="muted">{body}</p>
    <div className="row-of-buttons">{children}</div>
  </section>
);
