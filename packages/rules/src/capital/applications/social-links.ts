export interface SocialNetworks {
  readonly instagram: string
  readonly facebook: string
  readonly others: readonly string[]
}

type Network = 'instagram' | 'facebook'

/** Long enough for any profile address, short enough to be looked at. */
const linkMax = 300

const profilePatterns: Record<Network, RegExp> = {
  instagram: /^(?:https?:\/\/)?((?:[a-z0-9-]+\.)?instagram\.com)\/(@?[a-z0-9._-][^\s,]*)$/i,
  facebook: /^(?:https?:\/\/)?((?:[a-z0-9-]+\.)?facebook\.com)\/(@?[a-z0-9._-][^\s,]*)$/i,
}
const handlePattern = /^@?([a-z0-9._-]+)$/i
const otherPattern = /^(?:https?:\/\/)?((?:[a-z0-9-]{1,63}\.){1,10}[a-z]{2,6})((?::\d{1,5})?(?:[/?#]\S*)?)$/i

/**
 * A profile address on the host or a handle, as a full https address; null when it is neither (WIZ-71,
 * WIZ-72, DEC-WIZ-13).
 */
export function instagramLink(text: string): string | null {
  return profileLink('instagram', text)
}

/** WIZ-73. */
export function facebookLink(text: string): string | null {
  return profileLink('facebook', text)
}

/** Any other address or domain, as a full https address; null when it is none (WIZ-74, WIZ-75, WIZ-76). */
export function otherLink(text: string): string | null {
  const value = trimmed(text)
  if (/\.\.|[,\s]/.test(value)) return null
  const match = otherPattern.exec(value)
  const host = match?.[1]
  if (!host || host.split('.').some((label) => label.startsWith('-') || label.endsWith('-'))) return null
  return shortEnough(`https://${host.toLowerCase()}${match[2]}`)
}

/**
 * What is sent on submit: full https addresses, invalid ones and repeated ones left out (WIZ-77, WIZ-78,
 * DEC-WIZ-13).
 */
export function cleanSocialNetworks(networks: SocialNetworks): SocialNetworks {
  const others = networks.others.map(otherLink).filter((link) => link !== null)
  return {
    instagram: instagramLink(networks.instagram) ?? '',
    facebook: facebookLink(networks.facebook) ?? '',
    others: [...new Set(others)],
  }
}

function profileLink(network: Network, text: string): string | null {
  const value = trimmed(text)
  const profile = profilePatterns[network].exec(value)
  if (profile) return shortEnough(`https://${profile[1]!.toLowerCase()}/${profile[2]}`)
  const handle = handlePattern.exec(value)?.[1]
  // Dots alone and the bare host have the form of a handle, but name nobody.
  if (!handle || !/[a-z0-9]/i.test(handle) || new RegExp(`(^|\\.)${network}\\.com$`, 'i').test(handle))
    return null
  return shortEnough(`https://www.${network}.com/${handle}`)
}

/** Nothing longer than a link can become one; cut before the patterns look at it. */
function trimmed(text: string): string {
  return text.length > 2 * linkMax ? '' : text.trim()
}

/** The full address is what is sent, so that is what is measured. */
function shortEnough(link: string): string | null {
  return link.length <= linkMax ? link : null
}
