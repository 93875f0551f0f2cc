const digits = 7

/**
 * What a merchant writes on a transfer to its wallet: a number with two check digits (ISO 7064, mod 97), so
 * that one that was mistyped is nobody else's. `WLT-1000001-95`.
 */
export function walletReference(number: bigint): string {
  const text = String(number).padStart(digits, '0')
  const check = 98n - ((number * 100n) % 97n)
  return `WLT-${text}-${String(check).padStart(2, '0')}`
}
