/** VAL-56. */
export const utmNames = ['campaign', 'medium', 'source'] as const
export type UtmName = (typeof utmNames)[number]
export type Utm = Readonly<Partial<Record<UtmName, string>>>

/** Longer values are cut: nobody names a campaign in more. */
const utmMax = 100

/**
 * The campaign values of an address (VAL-56 to VAL-58, DEC-VAL-13): lowercased, only latin letters and
 * digits, empty ones dropped. `parameter` answers the value of a query parameter by name, such as
 * `utm_campaign`.
 */
export function readUtm(parameter: (name: string) => string | null | undefined): Utm {
  const kept = utmNames.map((name) => [name, cleanUtm(parameter(`utm_${name}`) ?? '')] as const)
  return Object.fromEntries(kept.filter(([, value]) => value !== ''))
}

function cleanUtm(value: string): string {
  return value
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, utmMax)
}
