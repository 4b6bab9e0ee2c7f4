import type { ReactNode } from 'react';
import './palette.css';

/** A small picture for the first page: a low sun over hills, and what stands before them. */
export function Vista({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 180 112" className="emblem" aria-hidden="true">
      <path fill="var(--sky-high)" d="M0 0h180v112H0Z" />
      <path fill="var(--sky-low)" d="M0 30c50-14 120-14 180 0v82H0Z" />
      <circle cx="140" cy="20" r="11" fill="var(--sun)" />
      <path fill="var(--hill-far)" d="M0 56c26-18 44-10 66-4s44-20 72-12 30 10 42 6v66H0Z" />
      <path fill="var(--hill-middle)" d="M0 74c24-12 46-10 74-2s64-14 106-4v44H0Z" />
      <path fill="var(--hill-near)" d="M0 92c34-10 78-8 108-2s52-4 72-4v26H0Z" />
      {children}
    </svg>
  );
}
