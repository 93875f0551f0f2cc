/**
 * The letter dal, first of the product's name in Arabic: drawn, so that an English page needs no Arabic font
 * for it.
 */
export function Mark() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <path d={dal} fill="currentColor" />
    </svg>
  )
}

const dal =
  'M11.8 20.5q-1.5 0-2.3-.8t-.8-2.4v-1.7h2.5v1.7h3.8q1 0 1.4-.4t.4-1.1q0-.6-.6-1.4t-2-2.1L11.8 9.8 14 7.5l2.2 2.2' +
  'q.9.9 1.4 1.6t1 1.5q.4.7.5 1.5t.2 1.6q0 2.2-1.2 3.4t-3.3 1.2z'
