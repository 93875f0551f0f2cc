import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
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

/** The sums of the scripts that stand in a page itself, as its policy names them. */
export function scriptSums(page: string): string[] {
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

/** Lets a page that is about to be sent run these scripts besides the product's files; no other than them. */
export function allowScripts({ raw }: Pick<FastifyReply, 'raw'>, sums: readonly string[]): void {
  const policy = String(raw.getHeader('content-security-policy') ?? '')
  if (sums.length > 0 && policy !== '')
    raw.setHeader('content-security-policy', policy.replace(/script-src 'self'/, `$& ${sums.join(' ')}`))
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
