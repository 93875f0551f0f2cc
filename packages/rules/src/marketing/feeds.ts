import { normaliseWebsite, websiteProblem } from '../registry/website.ts'
import { defineTransitions } from '../status/transitions.ts'

/** DEC-OTH-5: how a feed is written. */
export const feedFormats = ['xml', 'csv'] as const
export type FeedFormat = (typeof feedFormats)[number]

export const feedStatuses = ['active', 'paused'] as const
export type FeedStatus = (typeof feedStatuses)[number]

/** A paused feed is not fetched; its products stay as they were. */
export const feedTransitions = defineTransitions<FeedStatus>({
  active: { paused: ['merchant'] },
  paused: { active: ['merchant'] },
})

export const feedLimits = {
  nameMin: 2,
  nameMax: 60,
  linkMax: 2000,
  /** So many feeds a merchant has. */
  feedsMax: 10,
  bytesMax: 20_000_000,
  /** Seconds a feed may take, whatever it sends. */
  secondsMax: 60,
  redirectsMax: 5,
} as const

/**
 * A link that is fetched, as it is kept: https to a named host, and nobody's password in it; null for
 * anything else.
 */
export function feedLink(typed: string): string | null {
  const link = normaliseWebsite(typed)
  return websiteProblem(link) === null && link.length <= feedLimits.linkMax ? link : null
}

/** What is wrong with what names a feed, by field. */
export function feedProblems({
  name,
  url,
}: {
  name: string
  url: string
}): Partial<Record<'name' | 'url', 'required' | 'too_short' | 'too_long' | 'url_invalid'>> {
  const named = nameProblem(name.trim())
  const linked = url.trim() === '' ? 'required' : feedLink(url) === null ? 'url_invalid' : null
  return { ...(named && { name: named }), ...(linked && { url: linked }) }
}

function nameProblem(name: string): 'required' | 'too_short' | 'too_long' | null {
  if (name === '') return 'required'
  if (name.length < feedLimits.nameMin) return 'too_short'
  return name.length > feedLimits.nameMax ? 'too_long' : null
}
