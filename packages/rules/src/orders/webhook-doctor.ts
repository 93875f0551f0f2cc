/** Why attempts at a webhook came to nothing, or will soon, as a shop owner can be told. */
export const findingKinds = [
  'not_https',
  'unknown_host',
  'refused',
  'tls',
  'private',
  'late',
  'slow',
  'redirect',
  'not_allowed',
  'not_found',
  'too_many',
  'client_error',
  'server_error',
  'broken',
] as const
export type FindingKind = (typeof findingKinds)[number]

/** An attempt as far as it tells what is wrong. */
export interface Tried {
  statusCode: number | null
  error: string | null
  durationMs: number
}

/** An answer that takes longer is taken, and told about: a shop at rest answers within a second. */
export const slowMs = 10_000

/** What an attempt says about the shop's server; null when all is well. */
export function findingOf({ statusCode, error, durationMs }: Tried): FindingKind | null {
  if (statusCode === null) return findingOfFault(error ?? '')
  if (statusCode >= 200 && statusCode < 300) return durationMs >= slowMs ? 'slow' : null
  if (statusCode >= 300 && statusCode < 400) return 'redirect'
  if (statusCode === 401 || statusCode === 403 || statusCode === 407) return 'not_allowed'
  if (statusCode === 404 || statusCode === 405 || statusCode === 410) return 'not_found'
  if (statusCode === 429) return 'too_many'
  return statusCode < 500 ? 'client_error' : 'server_error'
}

/** By the system's names of faults, and our own reasons not to call. */
function findingOfFault(error: string): FindingKind {
  if (error === 'not https') return 'not_https'
  if (error === 'an address that is not public') return 'private'
  if (error.startsWith('no answer within')) return 'late'
  if (error === 'ENOTFOUND' || error === 'EAI_AGAIN' || error === 'ENODATA') return 'unknown_host'
  if (
    error === 'ECONNREFUSED' ||
    error === 'EHOSTUNREACH' ||
    error === 'ENETUNREACH' ||
    error === 'ETIMEDOUT'
  )
    return 'refused'
  return /CERT|TLS|SSL|SIGNED|SIGNATURE|EPROTO/.test(error) ? 'tls' : 'broken'
}

/**
 * Whether two hosts belong to one site: the same, or under the same registered name. Two letters behind a
 * short word (`com.sa`, `co.ae`) count as one ending.
 */
export function isSameSite(one: string, other: string): boolean {
  return siteOf(one) === siteOf(other)
}

function siteOf(host: string): string {
  if (/^[\d.]+$|:/.test(host)) return host
  const labels = host.toLowerCase().split('.')
  const [second = '', last = ''] = labels.slice(-2)
  return labels.slice(last.length === 2 && second.length <= 3 ? -3 : -2).join('.')
}

/** What the check of a webhook comes to. */
export const checkVerdicts = ['quiet', 'unread', 'missed', 'fine'] as const
export type CheckVerdict = (typeof checkVerdicts)[number]

/**
 * Payments a webhook was told of as authorised: how many messages were taken, how many payments were read
 * back, or never booked.
 */
export interface Booked {
  told: number
  delivered: number
  readBack: number
  missed: number
}

/**
 * `quiet`: nothing was told. `unread`: the shop takes messages and never reads a payment, so nobody can say
 * what it booked. `missed`: some payments were never asked about, though others were, or their messages never
 * arrived.
 */
export function verdictOf({ told, delivered, readBack, missed }: Booked): CheckVerdict {
  if (told === 0) return 'quiet'
  if (missed > 0) return 'missed'
  return delivered > 0 && readBack === 0 ? 'unread' : 'fine'
}
