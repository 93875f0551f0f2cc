/** The letter dal on its square: first letter of the product's name in Arabic. Drawn, so that it needs no font. */
export function Mark() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" fill="none" aria-hidden="true">
      <path
        d="M15.7 6.4c2.6 2.2 4 5 4 7.7 0 4.2-3.2 6.8-7.6 6.8-2 0-3.7-.4-5.2-1.2l.9-2.5c1.2.7 2.6 1 4.1 1 3 0 4.9-1.5 4.9-4.1 0-1.9-1-4-2.9-5.7z"
        fill="currentColor"
      />
    </svg>
  )
}
