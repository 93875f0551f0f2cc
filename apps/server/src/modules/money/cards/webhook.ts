import type { FastifyInstance } from 'fastify'
import { keepBytes, signedCallOf, type SignedCall } from '../../../platform/http/signed-calls.ts'
import type { CardDependencies } from './dependencies.ts'
import type { IssuerAnswer } from './issuer-port.ts'
import { receive } from './receive.ts'

const bodyLimitBytes = 64 * 1024

type AnswerDependencies = Pick<CardDependencies, 'database' | 'issuer' | 'payoutNow' | 'clock' | 'realNow'>

/** What a call of the issuer is answered; null where it is not the issuer's own. */
export async function answerIssuer(
  deps: AnswerDependencies,
  call: SignedCall,
  at = deps.clock.now(),
): Promise<IssuerAnswer | { status: 'nothing' } | null> {
  const event = deps.issuer?.readCall(call) ?? null
  if (event === null) return null
  if (event === 'nothing' || event === 'invalid') return { status: event }
  return deps.database.system((tx) => receive(tx, deps, event, at))
}

/** Where the issuer is to say it again, or to look at it. */
const refused: readonly string[] = ['unknown', 'invalid', 'early', 'not_approved']

/** Where the issuer asks us about each charge, and tells what became of it. */
export async function serveIssuer(http: FastifyInstance, deps: AnswerDependencies): Promise<void> {
  if (!deps.issuer) return
  await http.register((scope, _options, done) => {
    keepBytes(scope, bodyLimitBytes)
    scope.post('/cards/api/v1/events', async (request, reply) => {
      const answer = await answerIssuer(deps, signedCallOf(request, deps.realNow()))
      if (answer === null) {
        request.log.warn('a call to the card events was not signed by the issuer')
        return reply.code(401).send({ status: 'error' })
      }
      if (!refused.includes(answer.status)) return reply.code(200).send(answer)
      request.log.warn({ reason: answer.status }, 'an event of the card issuer was not taken in')
      return reply.code(409).send(answer)
    })
    done()
  })
}
