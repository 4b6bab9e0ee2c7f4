/** A hanging curtain in folds. */
export function Drapery() {
  const folds = Array.from({ length: 9 }, (_, fold) => fold);
  return (
    <svg className="drapery" viewBox="0 0 180 100" preserveAspectRatio="none" aria-hidden="true">
      <rect width="180" height="100" fill="var(--vermilion)" />
      {folds.map(fold => (
        <path
          key={fold}
          d={`M${fold * 20} 0c7 30-5 65 2 100h9c-6-35 5-70-1-100Z`}
          fill="#000"
          fillOpacity={fold % 2 ? 0.22 : 0.14}
        />
      ))}
      <path
        d="M0 0h180v7c-10 6-20 6-30 0-10 6-20 6-30 0-10 6-20 6-30 0-10 6-20 6-30 0-10 6-20 6-30 0-10 6-20 6-30 0Z"
        fill="var(--ochre)"
      />
    </svg>
  );
}
