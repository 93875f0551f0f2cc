import type { FastifyInstance } from 'fastify'

/**
 * Lets pages of any origin call these addresses, as they do with a public key. No cookie counts there, so
 * nobody's session is lent to them; what a page may send and read is named.
 */
export function openToBrowsers(
  scope: FastifyInstance,
  routes: readonly { method: string; url: string }[],
): void {
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.headers(forAllOrigins)
    done()
  })
  for (const { method, url } of routes)
    scope.options(url, (_request, reply) =>
      reply
        .code(204)
        .headers({ ...asked, 'access-control-allow-methods': method })
        .send(),
    )
}

/** Each answer may be read by any page, with what it says of limits and of the call. */
const forAllOrigins = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Idempotent-Replay, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, X-Request-Id',
}

/** What a browser asks before the call; it remembers the answer for a day. */
const asked = {
  'access-control-allow-headers': 'Authorization, Content-Type, Accept, Idempotency-Key, X-SDK-Version',
  'access-control-max-age': '86400',
}
