/**
 * What is said of a span: words of ours, names of routes and hosts, numbers. Never what people sent or are
 * called.
 */
export type Facts = Readonly<Record<string, string | number>>

export type SpanKind = 'server' | 'inside' | 'database' | 'job' | 'outgoing'

/**
 * A piece of work under way. It ends once; what failed is told by its kind, for a message may hold anything.
 */
export interface OpenSpan {
  tell(facts: Facts): void
  end(failed?: unknown): void
  /** Runs work below it. */
  within<T>(work: () => T): T
}

/**
 * Where spans go. There is none unless `OTEL_EXPORTER_OTLP_ENDPOINT` names a collector; then it is loaded
 * (`otlp.ts`).
 */
export interface SpanSink {
  /** Begins below what runs, or below another process's span where one is named as `traceparent` names it. */
  begin(kind: SpanKind, name: string, facts: Facts, above?: string): OpenSpan
  /** How what runs is named to whoever goes on with it later. */
  traceparent(): string | undefined
  stop(): Promise<void>
}

// One process has one: queries and calls begin far below whoever was handed anything.
let sink: SpanSink | null = null

/** From now on spans go there; null for nowhere. */
export function traceTo(next: SpanSink | null): void {
  sink = next
}

/** A span of what begins and ends in different places; null where nobody looks. */
export function beginSpan(kind: SpanKind, name: string, facts: Facts, above?: string): OpenSpan | null {
  return sink?.begin(kind, name, facts, above) ?? null
}

/** Runs work as a span of its own; where nobody looks, just so. */
export async function inSpan<T>(
  kind: SpanKind,
  name: string,
  work: () => Promise<T>,
  { facts = {}, above }: { facts?: Facts; above?: string | undefined } = {},
): Promise<T> {
  const span = beginSpan(kind, name, facts, above)
  if (!span) return work()
  try {
    const done = await span.within(work)
    span.end()
    return done
  } catch (error) {
    span.end(error ?? 'unknown')
    throw error
  }
}

/** A query that is on its way, by what it does and to which table: its values and its text stay here. */
export function watchQuery(query: PromiseLike<unknown>, textOf: () => string): void {
  if (sink === null) return
  const summary = summaryOf(textOf())
  const span = sink.begin('database', summary, {
    'db.system.name': 'postgresql',
    'db.query.summary': summary,
  })
  query.then(
    () => span.end(),
    (error: unknown) => span.end(error ?? 'unknown'),
  )
}

/** `select orders`: the first words of a statement that say what it does, and the first table it names. */
export function summaryOf(text: string): string {
  const [verb = 'statement'] = /[a-z]+/i.exec(text.replace(/^(?:\s|--.*$)+/m, '')) ?? []
  const [, table = ''] = /\b(?:from|into|update|table)\s+(?:only\s+)?"?([a-z_][a-z0-9_.]*)/i.exec(text) ?? []
  return [verb.toLowerCase(), table.toLowerCase()].filter(Boolean).join(' ')
}

/** What stands in a job's payload beside its own: who asked for it, as `traceparent` names it. */
export const traceKey = '$traceparent'

/** A job's payload with who asked for it, so that its span stands below theirs. */
export function withTrace<P>(payload: P): P {
  const above = sink?.traceparent()
  if (above === undefined || typeof payload !== 'object' || payload === null || Array.isArray(payload))
    return payload
  return { ...payload, [traceKey]: above }
}
