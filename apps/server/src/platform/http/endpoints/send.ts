import { errorAnswer, publishedAnswer, type Endpoint } from '@daftar/contract'
import type { FastifyReply } from 'fastify'
import type { RequestFacts, StreamAnswer } from '../call.ts'
import { noteRefusal } from '../faults.ts'
import { RawJson } from '../raw-json.ts'
import { refuse, type Refusal } from '../refusal.ts'

export function sendRefusal(
  reply: FastifyReply,
  endpoint: Endpoint,
  refusal: Refusal,
  facts: RequestFacts,
): FastifyReply {
  noteRefusal(reply, refusal.reason)
  if (endpoint.access.kind === 'key') {
    const { status, body } = publishedAnswer(endpoint.access.texts, refusal.reason, refusal.details, {
      requestId: facts.id,
    })
    return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body))
  }
  const { status, body } = errorAnswer(refusal.reason, refusal.details)
  return reply.code(status).send({ ...body, details: { ...body.details, request_id: facts.id } })
}

export function sendTooMany(
  reply: FastifyReply,
  endpoint: Endpoint,
  waitSeconds: number,
  { now, facts }: { now: Date; facts: RequestFacts },
): FastifyReply {
  const retryAt = new Date(now.getTime() + waitSeconds * 1000)
  reply.header('retry-after', waitSeconds)
  return sendRefusal(reply, endpoint, refuse('too_many_requests', { retryAt }), facts)
}

export function sendReplay(
  reply: FastifyReply,
  endpoint: Endpoint,
  replay: { status: number; body: unknown },
): FastifyReply {
  reply.header('idempotent-replay', 'true')
  if (replay.status === 200 && endpoint.response === null) return reply.code(204).send()
  return reply.code(replay.status).send(replay.body)
}

export function sendAnswer(
  { checkAnswers }: { checkAnswers: boolean },
  endpoint: Endpoint,
  reply: FastifyReply,
  answer: unknown,
): FastifyReply {
  if (endpoint.response === null) return reply.code(204).send()
  if (endpoint.response === 'stream') return sendStream(reply, answer as StreamAnswer)
  if (answer instanceof RawJson) {
    if (checkAnswers) endpoint.response.parse(JSON.parse(answer.text))
    return reply.code(200).type('application/json; charset=utf-8').send(answer.text)
  }
  if (checkAnswers) endpoint.response.parse(answer)
  if (answer === null) return reply.code(200).type('application/json; charset=utf-8').send('null')
  return reply.code(200).send(answer)
}

/**
 * A PDF is shown by the browser's own viewer, which a sandbox would switch off; it may be framed by our pages
 * only.
 */
function bytesPolicy(contentType: string): string {
  const alone = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"
  return contentType === 'application/pdf' ? alone : `sandbox; ${alone}`
}

function keepingOf({ isForever, isOfVersion }: StreamAnswer): string {
  if (isForever) return 'public, max-age=31536000, immutable'
  return isOfVersion ? 'private, max-age=86400, immutable' : 'private, no-store'
}

/**
 * Bytes from users are never run: attachment or sandboxed preview, never sniffed, and stored only where
 * everybody may see them.
 */
function sendStream(reply: FastifyReply, answer: StreamAnswer): FastifyReply {
  if (answer.status) reply.code(answer.status)
  if (answer.headers) reply.headers(answer.headers)
  const name = encodeURIComponent(answer.name)
  reply
    .header('content-type', answer.contentType)
    .header('content-disposition', `${answer.disposition}; filename*=UTF-8''${name}`)
    .header('cache-control', keepingOf(answer))
    .header('content-security-policy', bytesPolicy(answer.contentType))
  if (answer.size !== undefined) reply.header('content-length', answer.size)
  return reply.send(answer.bytes)
}
