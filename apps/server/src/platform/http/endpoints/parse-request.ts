import type { Endpoint } from '@daftar/contract'
import { isNestedWithoutEnd } from '@daftar/contract/wire/storable'
import type { FastifyRequest } from 'fastify'
import { refuse, type Refusal } from '../refusal.ts'
import { parsePart } from './validation.ts'

export interface ParsedRequest {
  params: unknown
  query: unknown
  body: unknown
  ifMatch: number
}

/** Whether a call is well-formed, and what it says. */
export function parseRequest(endpoint: Endpoint, request: FastifyRequest): ParsedRequest | Refusal {
  const { client_id: _, ...query } = request.query as Record<string, unknown>
  // Shops may send more than is asked for: it is ignored, also where nothing is asked for.
  const isShop = endpoint.access.kind === 'key'
  const params = parsePart(endpoint.params, request.params, 'params')
  if (!params.ok) return refuse('not_found')
  const asked = parsePart(endpoint.query, isShop && !endpoint.query ? undefined : query, 'query')
  if (!asked.ok) return refuse('invalid_input', { fields: asked.fields })
  const isIgnored = endpoint.upload || (isShop && !endpoint.body)
  // What is ignored is written out all the same, to know the same request again.
  if (isIgnored && isNestedWithoutEnd(request.body))
    return refuse('invalid_input', { fields: { body: 'invalid' } })
  const body = isIgnored
    ? ({ ok: true, value: undefined } as const)
    : parsePart(endpoint.body, request.body ?? undefined, 'body')
  if (!body.ok) return refuse('invalid_input', { fields: body.fields })
  const ifMatch = versionOf(request.headers['if-match'])
  if (endpoint.versioned && request.method !== 'GET' && ifMatch === null) return refuse('version_required')
  return { params: params.value, query: asked.value, body: body.value, ifMatch: ifMatch ?? 0 }
}

function versionOf(header: string | undefined): number | null {
  const match = /^(?:W\/)?"(\d{1,15})"$/.exec(header ?? '')
  return match ? Number(match[1]) : null
}
