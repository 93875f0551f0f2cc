import { flushCompileCache } from 'node:module'
import { buildUnderWay } from './await-build.ts'
import { ConfigError, describeConfig, loadConfig } from './config/config.ts'
import { startProduct } from './start.ts'

/** Starts the product with the configuration of the environment; prints where it is and stops cleanly when asked to. */
try {
  const config = loadConfig(process.env)
  const product = await startProduct(config, buildUnderWay())
  product.logger.info({ settings: describeConfig(config) }, 'configuration')
  for (const line of product.greeting) console.log(line)
  // Kept now, not at the end: a server that is killed starts quickly too.
  flushCompileCache()
  stopOnSignals(product.stop)
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
}

/** The first signal closes everything in order; the terminal and npm may both send one. */
function stopOnSignals(stop: () => Promise<void>): void {
  let stopping: Promise<void> | null = null
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      stopping ??= stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
}
