/** The last elements of paths in messages. */
export const Places = ({ paths }: { readonly paths: readonly string[] }) => (
  <ul className="explain-fact-list">
    {paths.map((place) => (
      <li key={place}>
        <code>{place}</code>
      </li>
    ))}
  </ul>
);
