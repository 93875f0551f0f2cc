import diagnostics from 'node:diagnostics_channel'
import type { Facts, OpenSpan } from './tracing.ts'

interface Watching {
  /** Null where nobody waits for the call. */
  begin(name: string, facts: Facts): OpenSpan | null
  /** Calls there are not watched. */
  ignore: URL
}

/** What Node tells of a call over node:http, and of one over fetch. */
interface NodeRequest {
  method: string
  host: string
  path: string
  getHeader(this: object, name: string): unknown
}
interface FetchRequest {
  method: string
  origin: string | URL
  path: string
}
interface Told {
  request: object
  response?: { statusCode: number }
  error?: unknown
}

/**
 * Every call of this process to another server, by method, host and status; the path may hold anything and is
 * not told.
 */
export function watchCalls({ begin, ignore }: Watching): () => void {
  const open = new WeakMap<object, OpenSpan>()

  function start(request: object, method: string, host: string, path: string): void {
    if (host === ignore.host && path === ignore.pathname) return
    const span = begin(`${method} ${host}`, { 'http.request.method': method, 'server.address': host })
    if (span) open.set(request, span)
  }

  function end(request: object, status: number | null, failed?: unknown): void {
    const span = open.get(request)
    if (!span) return
    open.delete(request)
    if (status !== null) span.tell({ 'http.response.status_code': status })
    span.end(failed ?? (status !== null && status >= 400 ? String(status) : undefined))
  }

  const listeners: Record<string, (told: Told) => void> = {
    'http.client.request.start': ({ request }) => {
      const { method, host, path, getHeader } = request as NodeRequest
      start(request, method, String(getHeader.call(request, 'host') ?? host), path)
    },
    'http.client.response.finish': ({ request, response }) => end(request, response?.statusCode ?? null),
    'http.client.request.error': ({ request, error }) => end(request, null, error),
    'undici:request:create': ({ request }) => {
      const { method, origin, path } = request as FetchRequest
      start(request, method, new URL(origin).host, path)
    },
    'undici:request:headers': ({ request, response }) => end(request, response?.statusCode ?? null),
    'undici:request:error': ({ request, error }) => end(request, null, error),
  }
  const listening = Object.entries(listeners).map(
    ([name, listen]) => [name, (told: unknown) => listen(told as Told)] as const,
  )
  for (const [name, listen] of listening) diagnostics.subscribe(name, listen)
  return () => {
    for (const [name, listen] of listening) diagnostics.unsubscribe(name, listen)
  }
}
