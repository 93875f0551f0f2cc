import type { ErrorBody, FieldCode, Reason } from '@daftar/contract'

/** The server answered with a refusal (DEC-CAPI-9). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly reason: Reason
  readonly fields: Readonly<Record<string, FieldCode>>
  readonly retryAt: Date | null
  readonly requestId: string | null
  /** The whole answer, for recognising server messages (ERR-01). */
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.error)
    this.status = status
    this.body = body
    this.reason = body.details.reason
    this.fields = body.details.fields ?? {}
    this.retryAt = body.details.retry_at ? new Date(body.details.retry_at) : null
    this.requestId = body.details.request_id ?? null
  }
}

/** No answer arrived, or none that can be read: status 500, kind unknown (REQ-04, REQ-05). */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  readonly status = 500
  readonly kind = 'unknown'
}

/** The caller gave up; passed through unchanged (REQ-06). */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
