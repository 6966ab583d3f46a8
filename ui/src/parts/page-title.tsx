/** The browser tab's title, most particular part first. */
export const PageTitle = ({ title }: { readonly title: string }) => <title>{`${title} · Clearbench`}</title>;
