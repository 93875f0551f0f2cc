import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { errorAnswer, type Reason } from '@daftar/contract'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify'
import type { Metrics } from '../metrics/metrics.ts'
import type { HttpContext } from './endpoints/answer-endpoint.ts'
import { faultOf, noteRefusal } from './faults.ts'
import { refuseForeignHosts } from './security/foreign-hosts.ts'
import { registerEndpoints } from './endpoints/register-endpoints.ts'
import { securityHeaders } from './security/security-headers.ts'
import { ComeAgain } from '../turns/come-again.ts'
import { compressAnswers } from './pages/compress-answers.ts'
import { endSlowBodies, type IntakeLimits } from './security/slow-bodies.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Why the call was refused or failed; it stands in the log beside the status. */
    reason: Reason | null
  }
}

/** JSON bodies above this are refused before they are parsed. */
const bodyLimitBytes = 256 * 1024

export interface ServerOptions {
  context: HttpContext
  logger: FastifyBaseLogger
  /** Served over https: HSTS and secure cookies. */
  secure: boolean
  /** Where the configured tools of others come from; none unless told. */
  toolOrigins?: readonly string[]
  /** Proxies of ours in front; each adds the address it was called from to X-Forwarded-For. */
  proxies: number
  /** The largest upload of any area, in bytes; each area narrows it. */
  uploadLimitBytes: number
  intake: IntakeLimits
  /** Told of every answer: by which endpoint, with which status, after how long. */
  answered?: Metrics['answered']
}

/** The HTTP server as a function of its parts: tests inject requests and need no port. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.logger,
    bodyLimit: bodyLimitBytes,
    // Of the addresses the last ones are our proxies' own, the one before them the caller's; what stands in
    // front anybody may write.
    trustProxy: options.proxies > 0 && ((_address, hop) => hop < options.proxies),
    requestIdHeader: false,
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    // One line per request, written by the hook below with the product's own fields. Whatever else is said of
    // a request names it too.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    routerOptions: { maxParamLength: 500 },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  })
  app.server.maxConnections = options.intake.connections
  endSlowBodies(app, options.intake)
  await app.register(cookie)
  await app.register(multipart, {
    limits: { files: 1, fields: 4, fileSize: options.uploadLimitBytes, parts: 6 },
  })
  securityHeaders(app, options)
  compressAnswers(app)
  refuseForeignHosts(app, options.context.origins)
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const reason = faultOf(error, request)
    const afterSeconds = error instanceof ComeAgain ? error.afterSeconds : null
    noteRefusal(reply, reason, afterSeconds)
    const now = options.context.clock.now().getTime()
    const { status, body } = errorAnswer(
      reason,
      afterSeconds === null ? {} : { retryAt: new Date(now + afterSeconds * 1000) },
    )
    return reply.code(status).send({ ...body, details: { ...body.details, request_id: request.id } })
  })
  app.decorateReply('reason', null)
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(reply.reason !== null && { reason: reply.reason }),
      },
      'request',
    )
    options.answered?.(endpointOf(request), reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  await registerEndpoints(app, options.context)
  return app
}

/** The id of the contract; of what stands in no table, whether a page or file was found for it. */
function endpointOf({ routeOptions: { url, config } }: FastifyRequest): string {
  return (config as { endpoint?: string }).endpoint ?? (url === undefined ? 'none' : 'page')
}

/** The browser's request id is kept when it is well-formed, so one id runs from the page to the SQL. */
function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
