import type { FastifyReply, FastifyRequest } from 'fastify'
import { beginSpan } from './tracing.ts'

interface Answering {
  /** The endpoint's id and its route: never the address that was called, which names things and people. */
  id: string
  method: string
  route: string
  /** Whether a caller may say below which span of theirs this one stands. */
  trustsCaller: boolean
}

/** Answers a call as a span that ends when the answer has left, with its status. */
export function answerInSpan<T>(
  { id, method, route, trustsCaller }: Answering,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: () => T,
): T {
  const given = request.headers['traceparent']
  const above = trustsCaller && typeof given === 'string' ? given : undefined
  const facts = { 'http.request.method': method, 'http.route': route, 'daftar.endpoint': id }
  const span = beginSpan('server', `${method} ${route}`, facts, above)
  if (!span) return answer()
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    const { statusCode } = reply
    span.tell({ 'http.response.status_code': statusCode, 'daftar.request_id': request.id })
    span.end(statusCode >= 500 ? String(statusCode) : undefined)
  }
  reply.raw.once('finish', end)
  reply.raw.once('close', end)
  return span.within(answer)
}
