/** Arabic-Indic and Persian digits become Latin ones: people type what their keyboard gives. */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}

/** Only the digits of a text, in Latin form, at most `limit` of them. */
export function onlyDigits(text: string, limit = Infinity): string {
  return latinDigits(text).replace(/\D/g, '').slice(0, limit)
}
