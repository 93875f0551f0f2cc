import type { PublishedError, RefusalDetails } from './errors.ts'
import { reasons, type Reason } from './reasons.ts'

/** The texts an endpoint of the public payments API uses for what any endpoint may refuse. */
export interface PublishedTexts {
  /** 401; null answers without a text. */
  notAuthorized: string | null
  /** 400 for a body or a query that cannot be read. */
  badData: string
  /** 404; null is the API's plain "404 page not found". */
  notFound: string | null
}

export interface AnsweredCall {
  requestId: string
  /**
   * It was to change something, and nobody can say here whether it did: the same call with the same key finds
   * out.
   */
  isUnknown?: boolean
}

/**
 * A refusal as a shop's server gets it: `{status, errorType, error}`, with the call it answers and the field
 * that is wrong, or the plain text of a page that is not there.
 */
export function publishedAnswer(
  texts: PublishedTexts,
  reason: Reason,
  details: RefusalDetails = {},
  call?: AnsweredCall,
): { status: number; body: object | string } {
  const { status, errorType, error } = details.published ?? errorOf(texts, reason)
  if (status === 404 && error === undefined) return { status, body: '404 page not found' }
  const [param] = Object.keys(details.fields ?? {})
  return {
    status,
    body: {
      status: 'error',
      errorType,
      ...(error !== undefined && { error }),
      ...(call && {
        details: {
          request_id: call.requestId,
          ...(param && { param }),
          ...(call.isUnknown && { outcome: 'unknown' }),
        },
      }),
    },
  }
}

function errorOf(texts: PublishedTexts, reason: Reason): PublishedError {
  const [status, errorType, error] = reasons[reason]
  switch (status) {
    case 400:
    case 413:
    case 415:
      return { status: 400, errorType: 'bad_data', error: texts.badData }
    case 401:
      return { status, errorType, ...(texts.notAuthorized !== null && { error: texts.notAuthorized }) }
    case 403:
      return { status, errorType }
    case 500:
      return { status, errorType, error: 'Internal Server error' }
    case 404:
      return { status, errorType, ...(texts.notFound !== null && { error: texts.notFound }) }
    default:
      return { status, errorType, error }
  }
}
