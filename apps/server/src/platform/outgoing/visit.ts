import { callOutside, type OutgoingPolicy } from './post.ts'

/** So many redirects a site may take: from its name to `www`, to a language, to a shop. */
const redirectsMax = 5
const headers = { accept: 'text/html,*/*;q=0.1', 'user-agent': 'site-check/1.0' }

/**
 * Opens a page of others and answers with which status the last address replied; null where none did.
 * Redirects are followed, each to an address that is checked like the first, and all of it takes no longer
 * than `timeoutMs`. Nothing of it is read.
 */
export async function visitOutside(
  { url, timeoutMs, gone }: { url: string; timeoutMs: number; gone: AbortSignal },
  policy: OutgoingPolicy,
): Promise<number | null> {
  const stopped = AbortSignal.any([gone, AbortSignal.timeout(timeoutMs)])
  let address = url
  for (let redirects = 0; redirects <= redirectsMax; redirects++) {
    const answer = await callOutside(
      { method: 'GET', url: address, headers, timeoutMs, stopped },
      policy,
      (response) => {
        response.destroy()
        return { status: response.statusCode ?? 0, location: response.headers.location ?? null }
      },
    )
    if ('failure' in answer) return null
    const { status, location } = answer
    if (status < 300 || status >= 400 || location === null) return status
    if (!URL.canParse(location, address)) return null
    address = new URL(location, address).href
  }
  return null
}
