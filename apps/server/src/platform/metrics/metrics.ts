import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { roomIn } from '../health/disk.ts'
import type { Job } from '../jobs/jobs.ts'
import type { StateReading } from './gauges.ts'
import { stateReadings } from './state.ts'

/** What this process counts while it works; in the words of Prometheus. */
export interface Metrics {
  /** A request was answered. `endpoint` is an id of the contract, or what kind of thing was asked for. */
  answered(endpoint: string, status: number, seconds: number): void
  /** The same job, counted and timed. */
  watched<P>(job: Job<P>): Job<P>
  /** Everything as Prometheus reads it, with the state of the product as it is now. */
  scrape(sources: MetricSources): Promise<string>
  contentType: string
}

/** Where the state of the product is read. */
export interface MetricSources {
  database: Database
  clock: Clock
  realNow(): Date
  /** What modules say of themselves. */
  readings: readonly StateReading[]
  dataDir: string
}

const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const longDurations = [0.01, 0.1, 1, 10, 60, 600, 3600]

/** Counters of one process, in a registry of its own. */
export function createMetrics(build: { version: string; schema: string }): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  gaugeIn(registry, 'daftar_build_info', 'Always 1: version and schema of this build', [
    'version',
    'schema',
  ]).set(build, 1)
  const state = stateIn(registry)
  const machine = machineIn(registry)
  return {
    answered: answersIn(registry),
    watched: jobsIn(registry),
    scrape: async (sources) => {
      await Promise.all([state(sources), machine(sources)])
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}

function gaugeIn<Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
): Gauge<Label> {
  return new Gauge<Label>({ name, help, labelNames, registers: [registry] })
}

/** Counts and times what is answered. */
function answersIn(registry: Registry): Metrics['answered'] {
  const registers = [registry]
  const requests = new Counter({
    name: 'daftar_http_requests_total',
    help: 'Requests answered, by endpoint and status',
    labelNames: ['endpoint', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'daftar_http_request_seconds',
    help: 'How long an answer took, by endpoint',
    labelNames: ['endpoint'],
    buckets: durations,
    registers,
  })
  return (endpoint, status, took) => {
    requests.inc({ endpoint, status })
    seconds.observe({ endpoint }, took)
  }
}

/** Counts and times jobs, whether they come to an end or fail. */
function jobsIn(registry: Registry): Metrics['watched'] {
  const seconds = new Histogram({
    name: 'daftar_job_seconds',
    help: 'How long a job took, by job and outcome',
    labelNames: ['job', 'outcome'],
    buckets: longDurations,
    registers: [registry],
  })
  return (job) => ({
    ...job,
    handler: async (payload, context) => {
      const end = seconds.startTimer({ job: job.name })
      try {
        await job.handler(payload, context)
        end({ outcome: 'done' })
      } catch (error) {
        end({ outcome: 'failed' })
        throw error
      }
    },
  })
}

/**
 * Reads the state of the product at each scrape. What is no longer told is no longer shown: the last message
 * of a kind has left.
 */
function stateIn(registry: Registry) {
  const up = gaugeIn(registry, 'daftar_database_up', 'Whether the database answered this scrape')
  const state = new Map<string, Gauge>()
  return async ({ database, clock, realNow, readings }: MetricSources): Promise<void> => {
    const all = [...stateReadings(realNow), ...readings]
    for (const { name, help, labels } of all.flatMap(({ gauges }) => gauges)) {
      if (!state.has(name)) state.set(name, gaugeIn(registry, name, help, labels))
      state.get(name)!.reset()
    }
    try {
      const figures = await database.systemRead((tx) =>
        Promise.all(all.map((reading) => reading.read(tx, clock.now()))),
      )
      for (const { gauge, labels, value } of figures.flat()) state.get(gauge.name)!.set(labels, value)
      up.set(1)
    } catch {
      // A figure that nobody could read is not zero: it is not there.
      for (const name of state.keys()) registry.removeSingleMetric(name)
      state.clear()
      up.set(0)
    }
  }
}

/** Reads at each scrape what this process and its disk have left. */
function machineIn(registry: Registry) {
  const pool = gaugeIn(
    registry,
    'daftar_database_pool',
    'Connections of this process for transactions, by state',
    ['state'],
  )
  const waiting = gaugeIn(registry, 'daftar_database_pool_waiting', 'Transactions that wait for a connection')
  const free = gaugeIn(registry, 'daftar_disk_free_bytes', 'Room left for the product where DATA_DIR lies')
  const size = gaugeIn(registry, 'daftar_disk_size_bytes', 'Size of the disk where DATA_DIR lies')
  return async ({ database, dataDir }: MetricSources): Promise<void> => {
    const { open, free: idle, waiting: queued } = database.connections()
    pool.set({ state: 'busy' }, open - idle)
    pool.set({ state: 'free' }, idle)
    waiting.set(queued)
    const { freeBytes, sizeBytes } = await roomIn(dataDir)
    free.set(freeBytes)
    size.set(sizeBytes)
  }
}
