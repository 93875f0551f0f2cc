import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/**
 * Only the product's own scripts, styles and fonts, and the configured tools of others; nothing may frame it.
 */
export function policyWith(tools: readonly string[]) {
  const self = "'self'"
  const none = ["'none'"]
  return helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      'default-src': none,
      'script-src': [self, ...tools],
      'style-src': [self],
      'img-src': [self, 'data:', 'blob:', ...tools],
      'font-src': [self],
      'connect-src': [self, ...tools],
      'worker-src': [self],
      'manifest-src': [self],
      'frame-src': [self, 'blob:', ...tools],
      'object-src': none,
      'base-uri': none,
      'form-action': [self],
      'frame-ancestors': none,
    },
  })
}

/**
 * Headers of every answer; an answer that sets its own policy (a file) keeps it. Helmet is called here
 * and not through its Fastify plugin, which reads its options anew for every request.
 */
export function securityHeaders(
  app: FastifyInstance,
  { secure, toolOrigins = [] }: { secure: boolean; toolOrigins?: readonly string[] },
): void {
  const setPolicy = policyWith([...new Set(toolOrigins)])
  const setOthers = helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: true },
    // What browsers of today take from the policy, or do not read at all.
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xPoweredBy: false,
    xXssProtection: false,
  })
  app.addHook('onRequest', ({ raw }, reply, done) => {
    setPolicy(raw, reply.raw, () => setOthers(raw, reply.raw, () => done()))
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=()')
    reply.header('x-request-id', request.id)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}
