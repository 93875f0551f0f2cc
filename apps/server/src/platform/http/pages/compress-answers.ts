import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What fits into the first packet anyway. */
const smallestBytes = 1_000

/**
 * A third of the time of the usual quality, for a twentieth more; nobody's answer is as large as the usual
 * window.
 */
const quickly = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 }

const ways: Record<'br' | 'gzip', (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: quickly }),
  gzip: (text) => promisify(gzip)(text),
}

/**
 * Pages and what is read travel compressed, where the caller says that it can read that: a list is a quarter
 * of itself. Answers to changes do not: some hold a secret that is shown once, and none is long. Files are
 * compressed when they are built.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = typeof payload === 'string' && payload.length >= smallestBytes
    if (!isText || !mayCompress(request, reply)) return payload
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
    const way = wayOf(request)
    if (!way) return payload
    const bytes = await ways[way](payload)
    reply.header('content-encoding', way).removeHeader('content-length')
    return bytes
  })
}

function mayCompress({ method }: FastifyRequest, reply: FastifyReply): boolean {
  return (
    method === 'GET' &&
    reply.statusCode === 200 &&
    !reply.hasHeader('content-encoding') &&
    /^(application\/json|text\/html)/.test(String(reply.getHeader('content-type')))
  )
}

/** What the caller asks for by name; who refuses one by a weight of nothing gets none. */
function wayOf({ headers }: FastifyRequest): 'br' | 'gzip' | null {
  const asked = String(headers['accept-encoding'] ?? '').toLowerCase()
  const named = asked.split(',').map((one) => one.trim().split(/\s*;\s*/))
  const isTaken = (name: string) =>
    named.some(([coding, weight = '']) => coding === name && !/^q=0(\.0*)?$/.test(weight))
  if (isTaken('br')) return 'br'
  return isTaken('gzip') ? 'gzip' : null
}
