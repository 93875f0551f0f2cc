import { userInfo } from 'node:os'
import { ConfigError, loadConfig } from './config/config.ts'
import { readInstallationCommand } from './operator/installation.ts'
import { OperatorError } from './operator/operator.ts'
import { readCommand } from './operator/run.ts'
import { openClock } from './platform/clock/clock.ts'
import { createKeys } from './platform/crypto/keys.ts'
import { merchantKeys } from './platform/crypto/merchant-keys.ts'
import { DatabaseAway, joinDatabase, KeyDoesNotFit, SchemaRefused } from './platform/database/opening/open.ts'
import { openStorage } from './platform/storage/open-storage.ts'

/** A command of the operator over the installation's own database, whether its server runs or not. */
try {
  for (const line of await operate(process.argv.slice(2))) console.log(line)
} catch (error) {
  const kinds = [ConfigError, DatabaseAway, KeyDoesNotFit, SchemaRefused, OperatorError]
  console.error(kinds.some((kind) => error instanceof kind) ? (error as Error).message : error)
  process.exitCode = 1
}

async function operate(args: readonly string[]): Promise<string[]> {
  const onInstallation = readInstallationCommand(args)
  if (onInstallation) return onInstallation(loadConfig(process.env))
  const work = readCommand(args)
  const config = loadConfig(process.env)
  const database = await joinDatabase(config)
  try {
    const clock = await openClock(database)
    const now = clock.now()
    await clock.close()
    const keys = createKeys(database.rootKey)
    return await work({
      database,
      keys,
      storage: await openStorage(config, merchantKeys(database, keys)),
      masters: config,
      otp: config.otp,
      name: userName(),
      now,
    })
  } finally {
    await database.close()
  }
}

/** A user id without an entry in the user table has no name. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? 'unknown')
  }
}
