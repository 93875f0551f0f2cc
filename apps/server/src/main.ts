import { flushCompileCache } from 'node:module'
import { buildUnderWay } from './await-build.ts'
import { ConfigError, describeConfig, loadConfig } from './config/config.ts'
import { DatabaseAway, HalfFilled, KeyDoesNotFit, SchemaRefused } from './platform/database/opening/open.ts'
import { startProduct } from './start.ts'

/**
 * Starts the product with the configuration of the environment; prints where it is and stops cleanly when
 * asked to.
 */
try {
  const config = loadConfig(process.env)
  const build = buildUnderWay()
  const stop = once(async () => (await starting).stop())
  const starting = startProduct(config, build, () => stopOnSignals(stop))
  const product = await starting
  product.logger.info({ settings: describeConfig(config) }, 'configuration')
  for (const line of product.greeting) console.log(line)
  // Kept now, not at the end: a server that is killed starts quickly too.
  flushCompileCache()
  // Merchants are let in before the console is built. A product without its console does not stay.
  build.desk.catch((error: unknown) =>
    stop().finally(() => leave(error instanceof Error ? error.message : error)),
  )
} catch (error) {
  const kinds = [ConfigError, DatabaseAway, HalfFilled, KeyDoesNotFit, SchemaRefused]
  const isForOperator = kinds.some((kind) => error instanceof kind)
  console.error(isForOperator ? (error as Error).message : error)
  process.exitCode = 1
}

/**
 * Signals may come twice, from the terminal and from npm, and a failed build beside them: all stop one time.
 */
function once(stop: () => Promise<void>): () => Promise<void> {
  let stopping: Promise<void> | null = null
  return () => (stopping ??= stop())
}

function stopOnSignals(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop().then(() => process.exit(0), leave))
}

function leave(error: unknown): never {
  console.error(error)
  process.exit(1)
}
