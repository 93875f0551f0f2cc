import type { ErrorBody } from '@daftar/contract'
import type { UploadedFile, UploadPurpose } from '@daftar/contract/endpoints/casework/files'
import type { AnswerOf, QueryInput } from '@daftar/contract/table'
import { randomKey } from './random-key.ts'
import { sessionHeaders, type Client } from './client.ts'
import { ApiError, NetworkError } from './errors.ts'

/** The endpoints that take a file as a multipart body. */
export type FileEndpoint =
  | 'disputes.upload'
  | 'disputes.uploadClaim'
  | 'files.upload'
  | 'partLinks.upload'
  | 'reconciliation.previewFile'
  | 'reconciliation.addFile'
  | 'support.upload'
  | 'support.uploadForStaff'

export interface FileInput {
  file: File
  /** Share of the bytes that have left, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

export interface UploadInput extends FileInput {
  purpose: UploadPurpose
}

/**
 * Uploads one file with progress (fetch has none); an abort rejects with the abort itself (REQ-06, UPL-12).
 */
export function uploadFile(client: Client, { purpose, ...input }: UploadInput): Promise<UploadedFile> {
  return sendFile(client, 'files.upload', { ...input, query: { purpose } })
}

/** Sends a file to an endpoint that takes one, with the endpoint's query beside it. */
export function sendFile<Id extends FileEndpoint>(
  client: Client,
  id: Id,
  input: FileInput & { params?: Record<string, string>; query?: Partial<QueryInput<Id>> },
): Promise<AnswerOf<Id>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', client.address(id, input.params) + queryOf(input.query))
    request.withCredentials = true
    request.responseType = 'json'
    for (const [name, value] of Object.entries(sessionHeaders(client.options)))
      request.setRequestHeader(name, value)
    request.setRequestHeader('idempotency-key', randomKey())
    request.upload.onprogress = (event) => input.onProgress?.(event.total ? event.loaded / event.total : 0)
    request.onload = () => {
      if (request.status === 200) return resolve(request.response as AnswerOf<Id>)
      const body = request.response as ErrorBody | null
      if (!body?.details) return reject(new NetworkError('the answer could not be read'))
      if (request.status === 401) client.options.onUnauthorized(body.details.reason)
      const refusal = new ApiError(request.status, body)
      void Promise.resolve(client.options.loadWords?.(refusal.reason)).then(() => reject(refusal))
    }
    request.onerror = () => reject(new NetworkError('the upload broke off'))
    request.onabort = () => reject(new DOMException('upload cancelled', 'AbortError'))
    input.signal?.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.set(id === 'disputes.upload' ? 'asset' : 'file', input.file)
    request.send(form)
  })
}

function queryOf(given: Readonly<Record<string, unknown>> = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && value !== null) query.set(name, String(value))
  return query.size > 0 ? `?${query}` : ''
}
