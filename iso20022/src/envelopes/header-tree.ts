/** An element of a header: a field, or a container of fields. */
export type HeaderElement<Field> = {
  readonly name: string;
  /** Absent for a container. */
  readonly field?: Field;
  readonly children: readonly HeaderElement<Field>[];
};

type Growing<Field> = { name: string; field?: Field; children: Growing<Field>[] };

/** Fields by their paths, in their order, as a tree: fields that follow each other share their containers. */
export const headerTree = <Field>(
  fields: readonly { readonly path: string; readonly field: Field }[],
): readonly HeaderElement<Field>[] => {
  const top: Growing<Field>[] = [];
  for (const { path, field } of fields) {
    const steps = path.split('/');
    let siblings = top;
    for (const name of steps.slice(0, -1)) {
      const latest = siblings.at(-1);
      const container = latest?.name === name && latest.field === undefined ? latest : { name, children: [] };
      if (container !== latest) siblings.push(container);
      siblings = container.children;
    }
    siblings.push({ name: steps.at(-1) ?? '', field, children: [] });
  }
  return top;
};
