import type { FastifyInstance } from 'fastify'

/** Only the product's own scripts, styles and fonts, and the configured tools of others; nothing may frame it. */
export function policyWith(tools: readonly string[]): string {
  const their = tools.map((origin) => ` ${origin}`).join('')
  return [
    "default-src 'none'",
    `script-src 'self'${their}`,
    "style-src 'self'",
    `img-src 'self' data: blob:${their}`,
    "font-src 'self'",
    `connect-src 'self'${their}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src 'self' blob:${their}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Headers of every answer; an answer that set its own policy (a file, the API browser) keeps it. */
export function securityHeaders(
  app: FastifyInstance,
  { secure, toolOrigins = [] }: { secure: boolean; toolOrigins?: readonly string[] },
): void {
  const policy = policyWith([...new Set(toolOrigins)])
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'same-origin')
    reply.header('cross-origin-opener-policy', 'same-origin')
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=()')
    reply.header('x-request-id', request.id)
    if (secure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}
