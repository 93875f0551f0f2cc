import { lookup as systemLookup } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { callbackify } from 'node:util'
import { addressOfHost, isPublicAddress } from './public-address.ts'

/** Addresses of a name; the system's resolver unless a test brings its own. */
export type Resolve = (hostname: string) => Promise<readonly string[]>

export interface OutgoingPolicy {
  /** Plain http and addresses that are not public may be called: development and demo only. */
  allowPrivate: boolean
  /** Ports that may be called where addresses must be public. */
  ports: readonly number[]
  resolve: Resolve
}

export interface OutgoingPost {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
  timeoutMs: number
  /** The product is being stopped: nobody waits any longer. */
  stopped?: AbortSignal
}

/** What came of it: an answer with its first bytes, or why there is none. */
export type PostOutcome =
  { statusCode: number; answer: string; error: null } | { statusCode: null; answer: string; error: string }

/** Longer answers are cut off: nobody reads them, and some never end. */
const answerBytesMax = 2_048

export const systemResolve: Resolve = async (hostname) =>
  (await systemLookup(hostname, { all: true })).map(({ address }) => address)

/**
 * Posts to an address somebody else chose. Redirects are not followed, the answer is cut off, and the whole
 * of it takes no longer than `timeoutMs`.
 */
export async function postOutside(post: OutgoingPost, policy: OutgoingPolicy): Promise<PostOutcome> {
  const headers = { ...post.headers, 'content-length': Buffer.byteLength(post.body) }
  const outcome = await callOutside({ ...post, method: 'POST', headers }, policy, readAnswer)
  return 'failure' in outcome ? failed(outcome.failure) : outcome
}

interface OutgoingCall extends Pick<OutgoingPost, 'url' | 'timeoutMs' | 'stopped'> {
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string | number>>
  body?: string
}

/**
 * One call to an address somebody else chose: its name is resolved once, and the connection goes to exactly
 * the addresses that were checked. `read` makes of the answer what the caller wants to know.
 */
export async function callOutside<T extends object>(
  call: OutgoingCall,
  policy: OutgoingPolicy,
  read: (response: IncomingMessage) => T | Promise<T>,
): Promise<T | { failure: string }> {
  const url = URL.canParse(call.url) ? new URL(call.url) : null
  const refusal = url ? refusalOf(url, policy) : 'not an address'
  if (url === null || refusal !== null) return { failure: refusal ?? 'not an address' }
  const late = AbortSignal.timeout(call.timeoutMs)
  const signal = call.stopped ? AbortSignal.any([late, call.stopped]) : late
  return new Promise((resolve) => {
    const options: RequestOptions = {
      method: call.method,
      headers: { ...call.headers, connection: 'close' },
      agent: false,
      signal,
      lookup: checkedLookup(policy),
    }
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options)
    request.on('response', (response) => void Promise.resolve(read(response)).then(resolve))
    request.on('error', (error) =>
      resolve({ failure: late.aborted ? `no answer within ${call.timeoutMs / 1000} s` : nameOf(error) }),
    )
    request.end(call.body)
  })
}

/** Why an address may not be called, as far as it tells by itself; null when it may. */
export function refusalOf(
  url: URL,
  { allowPrivate, ports }: Pick<OutgoingPolicy, 'allowPrivate' | 'ports'>,
): string | null {
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) return 'not https'
  if (url.username !== '' || url.password !== '') return 'an address with a user in it'
  if (!allowPrivate && url.port !== '' && !ports.includes(Number(url.port)))
    return 'a port that is not called'
  const address = addressOfHost(url.hostname)
  return allowPrivate || address === null || isPublicAddress(address) ? null : privateAddress
}

/**
 * The same with its name resolved: every address it has must be public. Names without one are left to the
 * call.
 */
export async function refusalOfResolved(url: URL, policy: OutgoingPolicy): Promise<string | null> {
  const refusal = refusalOf(url, policy)
  if (refusal !== null || policy.allowPrivate || addressOfHost(url.hostname)) return refusal
  const addresses = await resolvedSoon(policy.resolve(url.hostname))
  return addresses.every(isPublicAddress) ? null : privateAddress
}

/** Whoever registers an address waits no longer for its name: the call looks it up again. */
export const longestResolveMs = 2_000

async function resolvedSoon(resolving: Promise<readonly string[]>): Promise<readonly string[]> {
  const late = Promise.withResolvers<readonly string[]>()
  const timer = setTimeout(() => late.resolve([]), longestResolveMs)
  try {
    return await Promise.race([resolving.catch(() => []), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

const privateAddress = 'an address that is not public'

function checkedLookup({ allowPrivate, resolve }: OutgoingPolicy): NonNullable<RequestOptions['lookup']> {
  const find = callbackify(async (hostname: string) => {
    const addresses = await resolve(hostname)
    const isRefused = addresses.length === 0 || (!allowPrivate && !addresses.every(isPublicAddress))
    if (isRefused) throw new RefusedAddress(privateAddress)
    return addresses.map((address) => ({ address, family: isIP(address) }))
  })
  return (hostname, { all }, callback) =>
    find(hostname, (error, found) => {
      if (error) callback(error, '', 0)
      else if (all) callback(null, found)
      else callback(null, found[0]!.address, found[0]!.family)
    })
}

class RefusedAddress extends Error {}

async function readAnswer(response: IncomingMessage): Promise<PostOutcome> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= answerBytesMax) break
    }
  } catch {
    // What it answered counts by its status; the rest of its text is lost.
  }
  response.destroy()
  const answer = Buffer.concat(chunks).subarray(0, answerBytesMax).toString('utf8')
  return { statusCode: response.statusCode ?? 0, answer, error: null }
}

function failed(error: string): PostOutcome {
  return { statusCode: null, answer: '', error }
}

/** The system's name of the fault; its message may hold addresses. */
function nameOf(error: Error & { code?: string; cause?: unknown }): string {
  if (error instanceof RefusedAddress) return error.message
  return error.code ?? error.name
}
