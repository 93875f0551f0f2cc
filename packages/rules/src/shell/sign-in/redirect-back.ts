import type { ParseAddress, ParsedAddress } from './parsed-address.ts'

/** SES-12, DEC-SES-2. Host names without scheme, from configuration; null where a build has none. */
export type MerchantHosts = Readonly<{
  production: string | null
  staging: string | null
  /**
   * What follows the branch, such as `preview.example.com`: `<branch>.preview.example.com` with one label is
   * let in.
   */
  preview: string | null
}>

/**
 * Where sign-in leads: a path inside the application, or a link to another merchant host that replaces the
 * location.
 */
export type RedirectBack = Readonly<{ kind: 'path'; path: string } | { kind: 'link'; href: string }>

export type RedirectBackContext = Readonly<{
  /** Origin of the page that asks, such as `https://merchant.example.com`. */
  origin: string
  hosts: MerchantHosts
  parse: ParseAddress
}>

const lengthMax = 2048
/** Text that is still encoded after this many rounds hides something. */
const decodeRoundsMax = 4

/**
 * The return path if it may be followed, else null (SES-09, SES-11 to SES-17, DEC-SES-4, DEC-SES-5).
 *
 * What a text looks like does not tell where a browser goes with it, so both forms are parsed by the
 * browser's own parser and the result is compared: a path must stay on this origin, a link must be written
 * exactly as its parsed host (no user part, no encoded, numeric or look-alike host).
 */
export function readRedirectBack(
  input: string | null | undefined,
  context: RedirectBackContext,
): RedirectBack | null {
  if (!input || input.length > lengthMax || hasHiddenCharacters(input)) return null
  return input.startsWith('https://') ? readLink(input, context) : readPath(input, context)
}

/** SES-06, DEC-SES-6: the sign-in page with the way back, which is left out when it would not be followed. */
export function signInPath(from: string, context: RedirectBackContext): string {
  const back = readRedirectBack(from, context)
  return back?.kind === 'path' ? `/auth?redirect=${encodeURIComponent(back.path)}` : '/auth'
}

function readLink(input: string, { origin, hosts, parse }: RedirectBackContext): RedirectBack | null {
  const address = parse(input, origin)
  const [authority = ''] = input.slice('https://'.length).split(/[/?#]/)
  if (address?.protocol !== 'https:' || address.host !== authority || !isMerchantHost(authority, hosts))
    return null
  return isRefusedTarget(address) ? null : { kind: 'link', href: address.href }
}

function readPath(input: string, { origin, parse }: RedirectBackContext): RedirectBack | null {
  if (!isPlainPath(input)) return null
  const address = parse(input, origin)
  if (address === null || address.origin !== parse(origin, origin)?.origin || isRefusedTarget(address))
    return null
  return { kind: 'path', path: address.pathname + address.search + address.hash }
}

/**
 * SES-13, SES-14, DEC-SES-4: one leading slash, and after decoding still no second one, no dot, no space, no
 * backslash.
 */
function isPlainPath(input: string): boolean {
  const decoded = fullyDecoded(input)
  return (
    decoded !== null &&
    [input, decoded].every((text) => /^\/(?!\/)/.test(text) && !hasRefusedCharacters(text))
  )
}

/**
 * SES-15 to SES-17, DEC-SES-5: sign-in and logout with all below them, and root itself, whatever their
 * spelling.
 */
function isRefusedTarget({ pathname }: ParsedAddress): boolean {
  const decoded = fullyDecoded(pathname)
  if (decoded === null || hasHiddenCharacters(decoded)) return true
  const path = decoded
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
  return path === '' || /^\/(auth|logout)(\/|$)/.test(path)
}

/** SES-12: compared as written, so a host in capitals or with a port is refused too. */
function isMerchantHost(host: string, { production, staging, preview }: MerchantHosts): boolean {
  if (host === production || host === staging) return true
  if (preview === null || !host.endsWith(`.${preview}`)) return false
  return /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(host.slice(0, -preview.length - 1))
}

/**
 * Control characters (tabs and line ends vanish in the parser), backslashes (slashes to it) and invisible
 * ones.
 */
function hasHiddenCharacters(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return /[\u0000-\u001F\u007F-\u009F\\\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/.test(text)
}

/**
 * Dots in every form that a host parser reads as one, white space, and what compatibility forms turn into
 * those.
 */
function hasRefusedCharacters(text: string): boolean {
  return /[.\s\u3002]/.test(text.normalize('NFKC')) || hasHiddenCharacters(text)
}

/** Percent-decoded until nothing changes; null for a broken or an endlessly nested encoding. */
function fullyDecoded(text: string): string | null {
  let decoded = text
  for (let round = 0; round < decodeRoundsMax; round += 1) {
    const next = decodeOnce(decoded)
    if (next === null || next === decoded) return next
    decoded = next
  }
  return null
}

function decodeOnce(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
