import { isIP } from 'node:net'
import { errorAnswer } from '@daftar/contract'
import type { FastifyInstance } from 'fastify'

/** What only people at the machine should read: the inbox with every code. */
const guarded = '/dev/'

/**
 * Answers 404 under /dev/ when the name that was called is none of ours. A page of somebody else's can have
 * its own name lead to this machine, and the browser then lets it read the answer; an address without a name
 * cannot be led anywhere.
 */
export function refuseForeignHosts(app: FastifyInstance, origins: readonly string[]): void {
  const own = new Set(['localhost', ...origins.map((origin) => new URL(origin).hostname)])
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.url?.startsWith(guarded) || isOwn(request.headers.host, own)) return
    const { status, body } = errorAnswer('not_found')
    return reply.code(status).send(body)
  })
}

function isOwn(host: string | undefined, own: ReadonlySet<string>): boolean {
  const address = `http://${host ?? ''}`
  if (!URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return own.has(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}
