import { ApiError, NetworkError, randomKey, type Client } from '@daftar/client'
import { routes, type EndpointId } from '@daftar/contract/routes'
import type { ErrorBody } from '@daftar/contract'
import type { MailedExport } from '@daftar/contract/endpoints/payouts'

export type StreamProgress = { rows: number; of: number | null }
/** The file itself, or the address it is sent to when it is too long to wait for. */
export type StreamedFile = { kind: 'file'; blob: Blob; name: string } | { kind: 'mailed'; to: string }

type StreamInput = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
  signal?: AbortSignal
  onProgress?: (progress: StreamProgress) => void
}

/**
 * A file that the server writes while it is read: counts its lines on the way, and can be given up. Throws `ApiError`,
 * `NetworkError` or the abort.
 */
export async function streamFile(
  api: Client,
  id: EndpointId,
  input: StreamInput = {},
): Promise<StreamedFile> {
  const answer = await ask(api, id, input)
  if (!answer.ok) throw await problemOf(api, answer)
  if (answer.status === 202) return { kind: 'mailed', to: ((await answer.json()) as MailedExport).mailed_to }
  const blob = await readAll(answer, input.onProgress)
  return { kind: 'file', blob, name: fileNameOf(answer.headers.get('content-disposition')) }
}

/** Hands a file over to the browser's downloads. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
  // The browser has begun to read it by the next turn; a phone may take longer to ask where to put it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

async function ask(
  api: Client,
  id: EndpointId,
  { params, query, body, signal }: StreamInput,
): Promise<Response> {
  const token = api.options.tokens.read()
  const method = routes[id].slice(0, routes[id].indexOf(' '))
  try {
    return await (api.options.fetch ?? fetch)(
      api.address(id, params) + (query ? `?${new URLSearchParams(query)}` : ''),
      {
        method,
        credentials: 'include',
        signal,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(method === 'POST' && { 'idempotency-key': randomKey() }),
        },
        ...(body && { body: JSON.stringify(body) }),
      },
    )
  } catch (error) {
    throw lost(error, signal)
  }
}

async function readAll(answer: Response, onProgress: StreamInput['onProgress']): Promise<Blob> {
  const told = Number(answer.headers.get('x-row-count') ?? Number.NaN)
  const of = Number.isFinite(told) ? told : null
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let lines = 0
  const reader = answer.body?.getReader()
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      chunks.push(part.value)
      lines += lineEndsIn(part.value)
      // The first line holds the headings.
      onProgress?.({ rows: Math.min(Math.max(0, lines - 1), of ?? Infinity), of })
    }
  } catch (error) {
    throw lost(error)
  }
  return new Blob(chunks, { type: answer.headers.get('content-type') ?? '' })
}

function lineEndsIn(bytes: Uint8Array): number {
  let count = 0
  for (const byte of bytes) if (byte === 0x0a) count += 1
  return count
}

/** The name in `content-disposition`, the one with letters of any script before the plain one. */
export function fileNameOf(disposition: string | null): string {
  const wide = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (wide) return decodeURIComponent(wide)
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? 'download'
}

async function problemOf(api: Client, answer: Response): Promise<Error> {
  const body = (await answer.json().catch(() => null)) as ErrorBody | null
  if (typeof body?.details?.reason !== 'string') return new NetworkError('the answer is not one of ours')
  if (answer.status === 401) api.options.onUnauthorized(body.details.reason)
  return new ApiError(answer.status, body)
}

function lost(error: unknown, signal?: AbortSignal): unknown {
  const isGivenUp = signal?.aborted || (error instanceof DOMException && error.name === 'AbortError')
  return isGivenUp ? error : new NetworkError('the server could not be reached', { cause: error })
}
