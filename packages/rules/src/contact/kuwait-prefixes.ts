/**
 * Prefixes of Kuwait's mobile carriers after +965 as published, and 41, a virtual operator that
 * the published data does not have yet (VAL-23, DEC-VAL-1).
 */
export const kuwaitPrefixes: readonly string[] = [
  '41 500 501 502 505 506 507 508 509',
  '51 55 57 58 59 60 65 66 67',
  '70 77 90 94 97 99',
].flatMap((line) => line.split(' '))

/** Eight national digits that begin with a carrier's prefix. */
export function isKuwaitMobile(national: string): boolean {
  return /^\d{8}$/.test(national) && kuwaitPrefixes.some((prefix) => national.startsWith(prefix))
}
