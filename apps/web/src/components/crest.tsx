/** The arms of Signoria: a towered gate, parted vermilion and lapis. */
export function Crest() {
  return (
    <svg className="crest" viewBox="0 0 64 64" aria-hidden="true">
      <path d="M8 4h48v32c0 12-10 20-24 25C18 56 8 48 8 36Z" fill="var(--vermilion)" />
      <path d="M32 4h24v32c0 12-10 20-24 25Z" fill="var(--lapis)" />
      <path d="M18 46V24h4v4h4v-4h4v-8h4v8h4v4h4v-4h4v22Z" fill="#f6eedb" />
      <path d="M29 46v-8a3 3 0 0 1 6 0v8Z" fill="#2a1f14" />
      <path
        d="M8 4h48v32c0 12-10 20-24 25C18 56 8 48 8 36Z"
        fill="none"
        stroke="var(--ochre)"
        strokeWidth="2"
      />
    </svg>
  );
}
