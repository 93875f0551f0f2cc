/** The server counts to here and no further. */
const counted = 99

/** A total as it is known: exact up to 99, from there on "99+", left to right in Arabic too. */
export function totalText(total: number): string {
  return total > counted ? `\u2066${counted}+\u2069` : String(total)
}

export function isMore(total: number): boolean {
  return total > counted
}
