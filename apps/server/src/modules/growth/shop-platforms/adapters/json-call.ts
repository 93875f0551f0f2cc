import type { z } from 'zod'
import { GrantEnded, type CallOutside } from '../port.ts'

const timeoutMs = 30_000
const bytesMax = 10_000_000

interface JsonCall {
  url: string
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  /** Sent as a form, as exchanges of tokens are. */
  form?: Readonly<Record<string, string>>
  json?: unknown
}

/**
 * Asks a platform and reads its answer by a schema. What it answers with 401 or 403 ends the grant; all else
 * is thrown.
 */
export async function askJson<S extends z.ZodType>(
  call: CallOutside,
  { url, method, headers, form, json }: JsonCall,
  schema: S,
): Promise<z.output<S>> {
  const body =
    form === undefined
      ? json === undefined
        ? undefined
        : JSON.stringify(json)
      : new URLSearchParams(form).toString()
  const type = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded'
  const outcome = await call({
    url,
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': type }), ...headers },
    ...(body !== undefined && { body }),
    ...{ timeoutMs, bytesMax },
  })
  if ('failure' in outcome) throw new Error(`a shop platform was not reached: ${outcome.failure}`)
  if (outcome.status === 401 || outcome.status === 403) throw new GrantEnded(`answered ${outcome.status}`)
  if (outcome.status < 200 || outcome.status >= 300) throw new AnswerRefused(outcome.status)
  return schema.parse(JSON.parse(outcome.body.toString('utf8')))
}

export class AnswerRefused extends Error {
  readonly status: number

  constructor(status: number) {
    super(`a shop platform answered ${status}`)
    this.status = status
  }
}

/** An exchange that the platform declines is no consent; one that it does not answer is thrown. */
export async function declinedAsNull<T>(exchange: Promise<T>): Promise<T | null> {
  try {
    return await exchange
  } catch (error) {
    if (error instanceof GrantEnded) return null
    if (error instanceof AnswerRefused && error.status < 500 && error.status !== 429) return null
    throw error
  }
}

/** A refresh that the platform declines ends the grant. */
export async function declinedAsEnded<T>(refresh: Promise<T>): Promise<T> {
  const outcome = await declinedAsNull(refresh)
  if (outcome === null) throw new GrantEnded('the refresh was declined')
  return outcome
}
