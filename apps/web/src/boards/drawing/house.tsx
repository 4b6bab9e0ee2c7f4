/** A pair of small houses with tiled roofs; their windows are lit at dusk. */
export function House({ className }: { className: string }) {
  return (
    <svg className={`house ${className}`} viewBox="0 0 34 20" aria-hidden="true">
      <path fill="var(--plaster)" d="M2 10h12v10H2ZM15 7h15v13H15Z" />
      <path fill="var(--stone-dark)" d="M10 10h4v10h-4ZM25 7h5v13h-5Z" />
      <path fill="var(--roof)" d="m8 3 8 7H0ZM22.500 0 33 8H13Z" />
      <path fill="var(--roof-deep)" d="m8 3 8 7h-4ZM22.500 0 33 8h-5Z" />
      <path fill="var(--pane)" d="M4 13h2v3H4ZM18 11h2v3h-2ZM22.500 11h2v3h-2ZM18 16h2v4h-2Z" />
    </svg>
  );
}
