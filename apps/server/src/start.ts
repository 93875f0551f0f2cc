import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createKeys } from './platform/crypto/keys.ts'
import { merchantKeys } from './platform/crypto/merchant-keys.ts'
import { openClock } from './platform/clock/clock.ts'
import { schemaVersion } from './platform/database/upgrade/migrate.ts'
import { openDatabase } from './platform/database/opening/open.ts'
import { startWorker, type Worker } from './platform/jobs/worker.ts'
import type { Metrics, MetricSources } from './platform/metrics/metrics.ts'
import { createLogger, type Logger } from './platform/logging/logger.ts'
import { openMail } from './platform/mail/mail.ts'
import { paperProcesses } from './platform/documents/paper-processes.ts'
import { openPapers } from './platform/documents/papers.ts'
import { pdfReader } from './platform/pdf/reader.ts'
import { pictureReader } from './platform/pictures/reader.ts'
import { openSms } from './platform/sms/sms.ts'
import { keepPrivate } from './platform/storage/private-folder.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import type { Config } from './config/config.ts'
import type { App } from './app.ts'
import type { Build } from './await-build.ts'
import { greetingOf } from './greeting.ts'

export interface RunningProduct {
  logger: Logger
  /** What to print when it stands: address, inbox, demo sign-ins. */
  greeting: readonly string[]
  stop(): Promise<void>
}

const repositoryRoot = join(import.meta.dirname, '../../..')

/**
 * Opens everything the configuration names, in order; `stop` closes it in the opposite order. The database is
 * opened while the product's code loads. `beforeServing` is told just before others see that it runs.
 */
export async function startProduct(
  config: Config,
  build: Build,
  beforeServing: () => void,
): Promise<RunningProduct> {
  const logger = createLogger({ level: config.logLevel })
  const closers: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const close of closers.toReversed()) await close()
  }
  try {
    const tracing = await traceFrom(config)
    if (tracing) closers.push(tracing)
    if (config.databaseUrl) keepPrivate(config.dataDir)
    const { opening, loading } = await beginOpening(config, build, logger)
    const database = await opening
    closers.push(() => database.close())
    const clock = await openClock(database)
    closers.push(() => clock.close())
    const keys = createKeys(database.rootKey)
    const storage = await openStorage(config, merchantKeys(database, keys))
    const beside = workBeside(logger)
    for (const one of Object.values(beside)) closers.push(() => one.stop())
    const opened = { database, clock, storage }
    const metrics = await metricsOf(config)
    const [{ buildApp }, demo] = await loading
    const app = await buildApp({
      config,
      logger,
      ...opened,
      keys,
      ...beside,
      mail: openMail(config, opened),
      sms: openSms(config, opened),
      build: buildVersion(),
      pages: {
        merchantRoot: join(repositoryRoot, 'apps/merchant/dist'),
        deskRoot: join(repositoryRoot, 'apps/desk/dist'),
        payBuilt: build.pay,
        deskBuilt: build.desk,
      },
      schedules: demo?.shopSchedules(database) ?? [],
      metrics,
    })
    closers.push(() => app.close())
    await demo?.seedDemo(app, clock.now())
    let worker: Worker | null = null
    closers.push(async () => worker?.stop())
    if (config.role !== 'worker') await build.merchant
    beforeServing()
    if (config.role !== 'worker') {
      await app.http.listen({ port: config.port, host: config.host })
      closers.push(() => app.http.close())
    }
    // What waits for the worker may wait until somebody can look: on a small machine it would hold up what is
    // built meanwhile.
    if (config.role !== 'web') worker = await openWorker(config, app, database, logger)
    if (metrics) {
      const sources = { database, clock, realNow: () => new Date(), ...app, ...config }
      closers.push(await showMetrics(metrics, config, sources, logger))
    }
    logger.info({ port: config.port, mode: config.mode, role: config.role }, 'ready')
    const greeting = [...greetingOf(config), ...(demo?.demoGreeting(config, keys) ?? []), '']
    return { logger, stop, greeting: config.role === 'worker' ? [] : greeting }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Opens the database while the product's code loads. Answers once the database's own programs have begun:
 * loading keeps this process busy for a second or two, and they run beside it.
 */
async function beginOpening(config: Config, build: Build, logger: Logger) {
  const [begun, busy] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const opening = openDatabase(config, (sentence) => logger.warn(sentence), {
    begun: begun.resolve,
    busy: busy.resolve,
  })
  await Promise.race([begun.promise, opening])
  const isLeftAlone = Promise.race([busy.promise, opening])
  // Both load the compiled words, which on a fresh clone are still being made; the contract, a quarter of
  // it all, does not.
  const loading = Promise.all([build.words, isLeftAlone, import('@daftar/contract')]).then(() =>
    Promise.all([import('./app.ts'), demoOf(config)]),
  )
  loading.catch(() => undefined)
  return { opening, loading }
}

/** What reads files and sets papers, in processes of its own. */
function workBeside(logger: Logger) {
  return {
    reader: pdfReader(),
    pictures: pictureReader(),
    papers: openPapers(
      paperProcesses({
        failedOnce: (why) => logger.warn({ err: why }, 'a paper failed and is tried in a fresh process'),
      }),
    ),
  }
}

/** The demo is loaded where it runs; in every other mode it is no part of the product. */
async function demoOf({ mode }: Config) {
  return mode === 'demo' ? await import('./demo/index.ts') : null
}

/** Counted only where somebody asked for it. */
async function metricsOf({ metrics: { port } }: Config): Promise<Metrics | null> {
  if (port === undefined) return null
  const { createMetrics } = await import('./platform/metrics/metrics.ts')
  return createMetrics({ version: buildVersion(), schema: schemaVersion() })
}

/** Traced only where a collector is named; answers what ends it, which sends the last of it. */
async function traceFrom({ tracing }: Config): Promise<(() => Promise<void>) | null> {
  if (tracing.endpoint === undefined) return null
  const [{ traceTo }, { otlpSink }] = await Promise.all([
    import('./platform/tracing/tracing.ts'),
    import('./platform/tracing/otlp.ts'),
  ])
  const sink = otlpSink({ ...tracing, endpoint: tracing.endpoint, version: buildVersion() })
  traceTo(sink)
  return () => {
    traceTo(null)
    return sink.stop()
  }
}

/** Answers what closes it. */
async function showMetrics(
  metrics: Metrics,
  { metrics: { port = 0, host } }: Config,
  sources: MetricSources,
  logger: Logger,
): Promise<() => Promise<void>> {
  const { serveMetrics } = await import('./platform/metrics/serve-metrics.ts')
  const { contentType } = metrics
  const shown = await serveMetrics(() => metrics.scrape(sources), { port, host, contentType, logger })
  return shown.close
}

async function openWorker(
  config: Config,
  app: App,
  database: Parameters<typeof startWorker>[0]['database'],
  logger: Logger,
): Promise<Worker> {
  const own = await startWorker({
    database,
    jobs: app.jobs,
    everyMinute: app.everyMinute,
    logger,
    alone: config.databaseUrl === undefined,
  })
  // A call to somebody else's server may take a minute: nothing of ours waits behind it.
  const outside = await startWorker({ database, jobs: app.outside.jobs, logger, concurrency: 8 })
  return {
    stop: async () => {
      app.outside.stop()
      await Promise.all([own.stop(), outside.stop()])
    },
  }
}

function buildVersion(): string {
  const { version } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}
