import { isIPv6 } from 'node:net'

/** Who is counted: one, or several of whom each may as much. */
export interface Caller {
  name: string
  /** How many times the limit of one they may have together. */
  times: number
}

/**
 * So many addresses' limits a whole site of the newer kind has: an office, a campus, a provider's smallest
 * customer.
 */
const ofSite = 16

/**
 * Whom calls from an address are counted for. An address of the older kind is itself. Of the newer kind
 * everybody is given a /64 of them, 2^64 addresses, and whoever asks a /48: counted are these two, never the
 * single address.
 */
export function networksOf(address: string): Caller[] {
  const bare = address.split('%', 1)[0]!
  if (!isIPv6(bare)) return [{ name: bare, times: 1 }]
  const groups = groupsOf(bare)
  const older = olderInside(groups)
  if (older) return [{ name: older, times: 1 }]
  return [
    { name: `${groups.slice(0, 4).join(':')}::/64`, times: 1 },
    { name: `${groups.slice(0, 3).join(':')}::/48`, times: ofSite },
  ]
}

/** The eight groups, written in one way however the address was. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const first = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last]
}

/** `::ffff:203.0.113.9` is how a socket of both kinds calls 203.0.113.9. */
function olderInside(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return bytes.join('.')
}
