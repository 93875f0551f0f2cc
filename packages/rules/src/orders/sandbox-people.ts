/**
 * Shoppers whom everybody knows, for trying a shop out with test keys: what becomes of their purchases is
 * certain, whatever they bought before. They are those of the published API, and the same for the countries
 * it does not name.
 */

/** What a phone leads to, by its last digit, within the amounts that are sold. */
const outcomes = { '1': 'approved', '2': 'declined_at_once', '3': 'expires' } as const

const withoutLastDigit = [
  '+97150000000',
  '+96650000000',
  '+9659000000',
  '+9733300000',
  '+9743300000',
  '+20100000000',
]

/** The right code of every purchase with test keys; any other is wrong, and another one is asked for. */
export function sandboxCode(digits: number): string {
  return '8'.repeat(digits)
}

/** How long somebody has whose purchase is to expire. */
export const sandboxExpiryMinutes = 1

export type SandboxOutcome = (typeof outcomes)[keyof typeof outcomes] | 'declined'

/**
 * What is certain of a purchase in a sandbox: `declined_at_once` before there is a page, `declined` behind
 * the code, by the name before the at sign of the address. Null for everybody else, who is decided about like
 * any shopper.
 */
export function sandboxOutcome(shopper: {
  phone: string | null
  email: string | null
}): SandboxOutcome | null {
  const last = (shopper.phone ?? '').slice(-1)
  const isKnown =
    withoutLastDigit.includes((shopper.phone ?? '').slice(0, -1)) && Object.hasOwn(outcomes, last)
  const byPhone = isKnown ? outcomes[last as keyof typeof outcomes] : null
  const isDeclined = /^(otp\.)?rejected@/i.test(shopper.email ?? '')
  return isDeclined && byPhone !== 'declined_at_once' ? 'declined' : byPhone
}
