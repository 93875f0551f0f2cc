import type { FastifyInstance } from 'fastify'
import { keepBytes, signedCallOf } from '../../../platform/http/signed-calls.ts'
import type { SigningDependencies } from './dependencies.ts'
import { receive } from './receive.ts'

const bodyLimitBytes = 1024 * 1024

/** Where a signing service of others tells what happened. */
export async function serveEvents(http: FastifyInstance, deps: SigningDependencies): Promise<void> {
  const { service } = deps
  if (service.kind === 'embedded') return
  await http.register((scope, _options, done) => {
    keepBytes(scope, bodyLimitBytes)
    scope.post(`/signing/api/v1/events/${service.kind}`, async (request, reply) => {
      const event = service.readCall(signedCallOf(request, deps.realNow()))
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
