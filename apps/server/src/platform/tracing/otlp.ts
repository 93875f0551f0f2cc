import { AsyncLocalStorage } from 'node:async_hooks'
import {
  ROOT_CONTEXT,
  SpanKind as Kind,
  SpanStatusCode,
  TraceFlags,
  trace,
  type Span,
  type SpanContext,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { watchCalls } from './outgoing.ts'
import type { OpenSpan, SpanKind, SpanSink } from './tracing.ts'

export interface OtlpOptions {
  /** The collector's address; traces go to `/v1/traces` below it. */
  endpoint: string
  headers: Readonly<Record<string, string>>
  service: string
  version: string
  /** Which part of the traces is kept, from 0 to 1. */
  ratio: number
}

const kinds: Record<SpanKind, Kind> = {
  server: Kind.SERVER,
  inside: Kind.INTERNAL,
  database: Kind.CLIENT,
  job: Kind.CONSUMER,
  outgoing: Kind.CLIENT,
}

/**
 * Sends spans to a collector of OpenTelemetry, some seconds after they ended; what cannot be sent is dropped.
 */
export function otlpSink({ endpoint, headers, service, version, ratio }: OtlpOptions): SpanSink {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, headers: { ...headers } }) }),
    ],
  })
  const tracer = provider.getTracer('daftar', version)
  const running = new AsyncLocalStorage<Span>()

  function begin(
    kind: SpanKind,
    name: string,
    facts: Record<string, string | number>,
    above?: string,
  ): OpenSpan {
    const given = above === undefined ? null : contextOf(above)
    const parent = given ? trace.wrapSpanContext(given) : running.getStore()
    const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, context)
    return {
      tell: (more) => void span.setAttributes(more),
      end: (failed) => {
        if (failed !== undefined) {
          span.setStatus({ code: SpanStatusCode.ERROR })
          span.setAttribute('error.type', kindOf(failed))
        }
        span.end()
      },
      within: (work) => running.run(span, work),
    }
  }

  const stopWatching = watchCalls({
    // Only what somebody waits for: what is sent to the collector is asked for by nobody.
    begin: (name, facts) => (running.getStore() ? begin('outgoing', name, facts) : null),
    ignore: new URL(url),
  })
  return {
    begin,
    traceparent: () => {
      const context = running.getStore()?.spanContext()
      return context && trace.isSpanContextValid(context) ? written(context) : undefined
    },
    stop: async () => {
      stopWatching()
      await provider.shutdown()
    },
  }
}

/** The name of an error's kind, or PostgreSQL's code: its message may hold what people sent. */
function kindOf(failed: unknown): string {
  if (!(failed instanceof Error)) return typeof failed === 'string' ? failed : 'unknown'
  return 'code' in failed && /^[A-Z0-9_]{5,40}$/.test(String(failed.code)) ? String(failed.code) : failed.name
}

/** As https://www.w3.org/TR/trace-context writes it. */
function written({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${(traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, '0')}`
}

function contextOf(traceparent: string): SpanContext | null {
  const [, traceId, spanId, flags] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent) ?? []
  if (!traceId || !spanId || !flags) return null
  const context = {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  }
  return trace.isSpanContextValid(context) ? context : null
}
