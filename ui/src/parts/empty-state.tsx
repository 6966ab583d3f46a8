import type { ReactNode } from 'react';

type Props = { readonly title: string; readonly body: string; readonly children: ReactNode };

/** Shown instead of an empty list: the purpose of the list, and the button that creates the first entry. */
export const EmptyState = ({ title, body, children }: Props) => (
  <section className="empty-state">
    <h2>{title}</h2>
    <p className="muted">{body}</p>
    <div className="row-of-buttons">{children}</div>
  </section>
);
