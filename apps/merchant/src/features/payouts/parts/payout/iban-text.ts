/** The last four of an IBAN, as much as a screen shows of it. */
export function ibanText(lastFour: string): string {
  return `•••• ${lastFour}`
}
