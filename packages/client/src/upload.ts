import { routes } from '@daftar/contract/routes'
import type { ErrorBody } from '@daftar/contract'
import type { UploadedFile, UploadPurpose } from '@daftar/contract/endpoints/files'
import { randomKey } from './random-key.ts'
import type { Client } from './client.ts'
import { ApiError, NetworkError } from './errors.ts'

export interface UploadInput {
  file: File
  purpose: UploadPurpose
  /** Share of the bytes that have left, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Uploads one file with progress (fetch has none); an abort rejects with the abort itself (REQ-06, UPL-12). */
export function uploadFile(client: Client, input: UploadInput): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const path = routes['files.upload'].slice('POST '.length)
    request.open('POST', `${client.options.base}${path}?purpose=${input.purpose}`)
    request.withCredentials = true
    request.responseType = 'json'
    const token = client.options.tokens.read()
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('idempotency-key', randomKey())
    request.upload.onprogress = (event) => input.onProgress?.(event.total ? event.loaded / event.total : 0)
    request.onload = () => {
      if (request.status === 200) return resolve(request.response as UploadedFile)
      const body = request.response as ErrorBody | null
      if (!body?.details) return reject(new NetworkError('the answer could not be read'))
      if (request.status === 401) client.options.onUnauthorized(body.details.reason)
      reject(new ApiError(request.status, body))
    }
    request.onerror = () => reject(new NetworkError('the upload broke off'))
    request.onabort = () => reject(new DOMException('upload cancelled', 'AbortError'))
    input.signal?.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.set('file', input.file)
    request.send(form)
  })
}
