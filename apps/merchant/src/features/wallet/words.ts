/** The end of an account, left to right in both languages. */
export function endText(ends: string): string {
  return `\u2066•••• ${ends}\u2069`
}
