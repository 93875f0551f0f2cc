import { isolated } from '@daftar/words/formats/isolate'

/** The server counts to here and no further. */
const counted = 99

/** A total as it is known: exact up to 99, from there on "99+", left to right in Arabic too. */
export function totalText(total: number): string {
  return total > counted ? isolated(`${counted}+`) : String(total)
}

export function isMore(total: number): boolean {
  return total > counted
}
