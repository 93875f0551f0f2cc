import { pino, type DestinationStream, type Logger } from 'pino'
import { scrub } from './scrub.ts'

export type { Logger } from 'pino'

/** The only fields that reach a log. A new one is added here, after a thought about what it may carry. */
const allowed = new Set([
  ...['request_id', 'method', 'route', 'status', 'ms', 'reason', 'err', 'actor_id', 'merchant_id'],
  ...[
    'job',
    'job_id',
    'attempt',
    'schedule',
    'due_at',
    'count',
    'kind',
    'name',
    'role',
    'mode',
    'address',
    'port',
  ],
  ...['version', 'schema', 'settings', 'signal', 'migration', 'pid', 'bytes'],
])

/** The only two that may be more than a word or a number: errors have a serializer, settings are masked. */
const nested = new Set(['err', 'settings'])

/**
 * Structured logs, one JSON object a line. Fields by allow-list: what is not on it is dropped, so a logged
 * body, header or query leaves nothing. Texts are scrubbed of codes, numbers, addresses and tokens.
 */
export function createLogger(
  options: { level: string; name?: string },
  destination?: DestinationStream,
): Logger {
  const logger: Logger = pino(
    {
      level: options.level,
      base: { pid: process.pid, name: options.name ?? 'daftar' },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      formatters: { level: (label) => ({ level: label }), log: allowedOnly, bindings: allowedOnly },
      hooks: {
        logMethod(args, method) {
          const [first, ...rest] = args as unknown[]
          const given = first instanceof Error ? [{ err: first }, first.message, ...rest] : [first, ...rest]
          const safe = given.map((part) => (typeof part === 'string' ? scrub(part) : part))
          method.apply(this, safe as Parameters<typeof method>)
        },
      },
    },
    destination ?? pino.destination(1),
  )
  // A child's fixed fields pass no formatter of its parent, so they are cut here; grandchildren inherit this.
  const child = logger.child
  logger.child = function (this: Logger, bindings: object, ...rest: []) {
    return child.call(this, allowedOnly(bindings as Record<string, unknown>), ...rest)
  } as typeof logger.child
  return logger
}

function allowedOnly(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => allowed.has(name) && (typeof value !== 'object' || nested.has(name)))
      .map(([name, value]) => [name, typeof value === 'string' ? scrub(value) : value]),
  )
}

/** An error without what it carries along: no query, no parameters, no detail of a row. */
function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { message: scrub(String(error)) }
  const code = (error as { code?: unknown }).code
  const constraint = (error as { constraint_name?: unknown }).constraint_name
  return {
    type: error.name,
    message: scrub(error.message),
    stack: scrub(error.stack ?? ''),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(error.cause !== undefined && depth < 3 ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}
