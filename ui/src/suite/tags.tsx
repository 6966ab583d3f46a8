/** The tags of a suite or of a case. */
export const Tags = ({ tags }: { readonly tags: readonly string[] }) =>
  tags.length === 0 ? null : (
    <span className="suite-tags">
      {tags.map((tag) => (
        <span key={tag} className="tag">
          {tag}
        </span>
      ))}
    </span>
  );
