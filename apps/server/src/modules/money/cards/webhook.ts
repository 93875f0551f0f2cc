import type { FastifyInstance } from 'fastify'
import type { CardDependencies } from './dependencies.ts'
import type { IssuerAnswer, IssuerCall } from './issuer-port.ts'
import { receive } from './receive.ts'

const bodyLimitBytes = 64 * 1024

type AnswerDependencies = Pick<CardDependencies, 'database' | 'issuer' | 'payoutNow' | 'clock' | 'realNow'>

/** What a call of the issuer is answered; null where it is not the issuer's own. */
export async function answerIssuer(
  deps: AnswerDependencies,
  call: IssuerCall,
  at = deps.clock.now(),
): Promise<IssuerAnswer | { status: 'nothing' } | null> {
  const event = deps.issuer?.readCall(call) ?? null
  if (event === null) return null
  if (event === 'nothing' || event === 'invalid') return { status: event }
  return deps.database.system((tx) => receive(tx, deps, event, at))
}

/** Where the issuer is to say it again, or to look at it. */
const refused: readonly string[] = ['unknown', 'invalid', 'early', 'not_approved']

/**
 * Where the issuer asks us about each charge, and tells what became of it. It is no endpoint of ours to call:
 * what counts is the issuer's own signature over the bytes as they came, so they are read before anything is
 * parsed.
 */
export async function serveIssuer(http: FastifyInstance, deps: AnswerDependencies): Promise<void> {
  if (!deps.issuer) return
  await http.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: bodyLimitBytes },
      (_request, body, parsed) => parsed(null, body),
    )
    scope.post('/cards/api/v1/events', async (request, reply) => {
      const answer = await answerIssuer(deps, {
        header: (name) => [request.headers[name]].flat()[0] ?? null,
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        nowMs: deps.realNow().getTime(),
      })
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
