import type { MailedExport } from '@daftar/contract/endpoints/money/payouts'
import type { EndpointId } from '@daftar/contract/routes'
import { refusalOf, requestOf, type Client, type LooseInput } from './client.ts'
import { isAbort, NetworkError } from './errors.ts'

/** How much of a file has been read: its lines so far, and how many come where the server knows. */
export type ReadProgress = { rows: number; of: number | null }

/** The file itself, or the address it is sent to when it is too long to wait for. */
export type ReadFile = { kind: 'file'; blob: Blob; name: string } | { kind: 'mailed'; to: string }

type ReadInput = Pick<LooseInput, 'params' | 'query' | 'body' | 'signal'> & {
  onProgress?: (progress: ReadProgress) => void
}

/**
 * A file that the server writes while it is read: counts its lines on the way, and can be given up. Throws
 * `ApiError`, `NetworkError` or the abort.
 */
export async function readFile(
  { options }: Client,
  id: EndpointId,
  { onProgress, ...input }: ReadInput = {},
): Promise<ReadFile> {
  const { url, init } = requestOf(id, input, options)
  const send = options.fetch ?? fetch
  const answer = await send(url, {
    ...init,
    headers: { ...init.headers, accept: '*/*' },
    signal: input.signal ?? null,
  }).catch(lost)
  if (!answer.ok) throw await refusalOf(answer, options)
  if (init.method !== 'GET') options.onDone?.(id, input)
  if (answer.status === 202) return { kind: 'mailed', to: ((await answer.json()) as MailedExport).mailed_to }
  const blob = await readAll(answer, onProgress).catch(lost)
  return { kind: 'file', blob, name: fileNameOf(answer.headers.get('content-disposition')) }
}

/** Hands a file over to the browser's downloads. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  saveAddress(address, name)
  // The browser has begun to read it by the next turn; a phone may take longer to ask where to put it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/**
 * Lets the browser fetch a file and save it, under the name it is sent with; it says itself how far it is.
 */
export function saveAddress(address: string, name = ''): void {
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
}

/** Whether a file can be had; nobody can say afterwards that the browser could not save it. */
export async function canBeHad(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function readAll(answer: Response, onProgress: ReadInput['onProgress']): Promise<Blob> {
  const told = Number(answer.headers.get('x-row-count') ?? Number.NaN)
  const of = Number.isFinite(told) ? told : null
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let lines = 0
  const reader = answer.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    chunks.push(part.value)
    lines += lineEndsIn(part.value)
    // The first line holds the headings.
    onProgress?.({ rows: Math.min(Math.max(0, lines - 1), of ?? Infinity), of })
  }
  return new Blob(chunks, { type: answer.headers.get('content-type') ?? '' })
}

function lineEndsIn(bytes: Uint8Array): number {
  let count = 0
  for (const byte of bytes) if (byte === 0x0a) count += 1
  return count
}

/** The name in `content-disposition`, the one with letters of any script before the plain one. */
function fileNameOf(disposition: string | null): string {
  const wide = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (wide) return decodeURIComponent(wide)
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? 'download'
}

function lost(error: unknown): never {
  if (isAbort(error)) throw error
  throw new NetworkError('the server could not be reached', { cause: error })
}
