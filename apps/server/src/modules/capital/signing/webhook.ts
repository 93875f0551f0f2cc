import type { FastifyInstance } from 'fastify'
import type { SigningDependencies } from './dependencies.ts'
import { receive } from './receive.ts'

const bodyLimitBytes = 1024 * 1024

/**
 * Where a signing service of others tells what happened. It is no endpoint of ours to call: what counts is
 * the service's own signature over the bytes as they came, so they are read before anything is parsed.
 */
export async function serveEvents(http: FastifyInstance, deps: SigningDependencies): Promise<void> {
  const { service } = deps
  if (service.kind === 'embedded') return
  await http.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: bodyLimitBytes },
      (_request, body, parsed) => parsed(null, body),
    )
    scope.post(`/signing/api/v1/events/${service.kind}`, async (request, reply) => {
      const event = service.readCall({
        header: (name) => [request.headers[name]].flat()[0] ?? null,
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        nowMs: deps.realNow().getTime(),
      })
      if (event === null) {
        request.log.warn({ kind: service.kind }, 'a call to the signing events was not signed by the service')
        return reply.code(401).send({ status: 'error' })
      }
      const received =
        event === 'nothing' ? event : await deps.database.system((tx) => receive(tx, deps, event))
      if (received === 'refused')
        request.log.warn({ kind: service.kind }, 'an event of the signing service was not taken in')
      // A service repeats what was not taken in for two days.
      return reply.code(received === 'refused' ? 409 : 200).send({ status: received })
    })
    done()
  })
}
