/** A read model as its readers know it: a name and its query fields. `projections` writes it, the services read it. */
export type View<D> = {
  readonly name: string;
  readonly shape: { readonly indexes: readonly (readonly string[])[]; readonly search?: string };
  /** Type-only field for the document's type; never set at run time. */
  readonly document?: D;
};

export const view = <D>(name: string, shape: View<D>['shape']): View<D> => ({ name, shape });
