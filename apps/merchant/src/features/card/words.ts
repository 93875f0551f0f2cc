/** The end of a card's number, left to right in both languages. */
export function lastText(last4: string): string {
  return last4 === '' ? '' : `\u2066•••• ${last4}\u2069`
}
