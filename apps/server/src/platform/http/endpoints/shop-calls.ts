import { publishedAnswer, type PublishedTexts } from '@daftar/contract'
import type { FastifyError, FastifyInstance } from 'fastify'
import { DatabaseBusy } from '../../database/database.ts'
import { faultOf, noteRefusal } from '../faults.ts'

/** A checkout carries the shopper's history and whole baskets. */
export const shopBodyLimitBytes = 1024 * 1024

/**
 * How calls of shops' servers are read, in a scope of their own: every body is JSON whatever it is called, an
 * empty one is no body, and what cannot be read is answered as the public payments API does.
 */
export function takeShopCalls(shops: FastifyInstance): void {
  refuseAsPublished(shops)
  const parse = shops.getDefaultJsonParser('remove', 'remove')
  shops.removeAllContentTypeParsers()
  shops.addContentTypeParser(['application/json', '*'], { parseAs: 'string' }, (request, body, done) => {
    if (String(body).trim() === '') return done(null, undefined)
    return parse(request, String(body), done)
  })
}

/** What cannot be read, or went wrong, is answered as the public payments API does. */
export function refuseAsPublished(shops: FastifyInstance): void {
  shops.setErrorHandler<FastifyError>((error, request, reply) => {
    const { texts } = request.routeOptions.config as unknown as { texts: PublishedTexts }
    const reason = faultOf(error, request)
    noteRefusal(reply, reason)
    const isOurs = reason === 'internal' || reason === 'unavailable'
    const { status, body } = publishedAnswer(
      texts,
      reason,
      {},
      {
        requestId: request.id,
        isUnknown: isOurs && request.method !== 'GET' && !(error instanceof DatabaseBusy),
      },
    )
    return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body))
  })
}
