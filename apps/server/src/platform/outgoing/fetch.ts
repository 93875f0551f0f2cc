import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { callOutside, type OutgoingPolicy } from './post.ts'

export interface OutgoingFetch {
  url: string
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
  timeoutMs: number
  /** More of an answer than this is not read. */
  bytesMax: number
  /** So many redirects are followed, each to an address that is checked like the first; none unless told. */
  redirectsMax?: number
  stopped?: AbortSignal
}

export type FetchFailure =
  'unreachable' | 'refused_address' | 'too_large' | 'too_slow' | 'too_many_redirects' | 'compressed'

export type FetchOutcome =
  { status: number; headers: IncomingHttpHeaders; body: Buffer } | { failure: FetchFailure }

/**
 * Fetches an address of somebody else whole, within limits of bytes and time. What is sent compressed is not
 * taken: a few bytes could unfold into gigabytes.
 */
export async function fetchOutside(asked: OutgoingFetch, policy: OutgoingPolicy): Promise<FetchOutcome> {
  const { redirectsMax = 0, bytesMax, timeoutMs } = asked
  const deadline = performance.now() + timeoutMs
  const first = { method: asked.method ?? 'GET', headers: {}, ...asked }
  let url = asked.url
  for (let redirects = 0; redirects <= redirectsMax; redirects += 1) {
    const leftMs = Math.ceil(deadline - performance.now())
    if (leftMs <= 0) return { failure: 'too_slow' }
    const headers = {
      'accept-encoding': 'identity',
      ...first.headers,
      ...(asked.body !== undefined && { 'content-length': Buffer.byteLength(asked.body) }),
    }
    const answer = await callOutside({ ...first, url, headers, timeoutMs: leftMs }, policy, (response) =>
      readWhole(response, bytesMax),
    )
    if ('failure' in answer) return { failure: nameOf(answer.failure) }
    const { status, headers: said } = answer
    if (redirectsMax === 0 || status < 300 || status >= 400 || !said.location) return answer
    if (!URL.canParse(said.location, url)) return { failure: 'refused_address' }
    url = new URL(said.location, url).href
  }
  return { failure: 'too_many_redirects' }
}

async function readWhole(response: IncomingMessage, bytesMax: number): Promise<FetchOutcome> {
  const { headers, statusCode: status = 0 } = response
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity' || Number(headers['content-length'] ?? 0) > bytesMax) {
    response.destroy()
    return { failure: encoding === 'identity' ? 'too_large' : 'compressed' }
  }
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > bytesMax) return { failure: 'too_large' }
      chunks.push(chunk)
    }
  } catch {
    return { failure: 'too_slow' }
  }
  return { status, headers, body: Buffer.concat(chunks) }
}

/** What `callOutside` says of an address, in a word. */
function nameOf(failure: string): FetchFailure {
  if (failure.startsWith('no answer within') || failure === 'too_slow') return 'too_slow'
  if (failure === 'too_large' || failure === 'compressed') return failure
  return refusals.some((text) => failure.startsWith(text)) ? 'refused_address' : 'unreachable'
}

const refusals = ['not https', 'not an address', 'an address', 'a port']
