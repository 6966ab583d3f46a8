/** The last elements of paths in messages. */
export const Places = ({ places }: { readonly places: readonly string[] }) => (
  <ul className="explain-fact-list">
    {places.map((place) => (
      <li key={place}>
        <code>{place}</code>
      </li>
    ))}
  </ul>
);
