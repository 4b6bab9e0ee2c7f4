/** A card from behind: the game's own line drawing. */
export function CardBack({ className, viewBox, path }: { className: string; viewBox: string; path: string }) {
  return (
    <span className={className} aria-hidden="true">
      <svg viewBox={viewBox} aria-hidden="true">
        <path fill="none" stroke="currentColor" strokeWidth="1.3" d={path} />
      </svg>
    </span>
  );
}
