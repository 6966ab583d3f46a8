/** A read model as its readers know it: a name and how it can be asked. `projections` writes it, the services read it. */
export type View<D> = {
  readonly name: string;
  readonly shape: { readonly indexes: readonly (readonly string[])[]; readonly search?: string };
  /** Never set; carries the document's type. */
  readonly document?: D;
};

export const view = <D>(name: string, shape: View<D>['shape']): View<D> => ({ name, shape });
