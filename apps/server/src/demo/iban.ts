/** A well-formed IBAN with right check digits, for demo accounts only. */
export function demoIban(country: string, rest: string): string {
  const numeric = [...`${rest}${country}00`]
    .map((sign) => (/[A-Z]/.test(sign) ? String(sign.charCodeAt(0) - 55) : sign))
    .join('')
  const check = 98n - (BigInt(numeric) % 97n)
  return `${country}${String(check).padStart(2, '0')}${rest}`
}
