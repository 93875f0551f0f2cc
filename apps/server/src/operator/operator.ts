import type { Config } from '../config/config.ts'
import type { Keys } from '../platform/crypto/keys.ts'
import type { MasterKeys } from '../platform/crypto/master-key.ts'
import type { Database } from '../platform/database/database.ts'
import type { Storage } from '../platform/storage/storage.ts'

/** What a command of the operator works with. */
export interface OperatorContext {
  database: Database
  keys: Keys
  /** The master keys of the environment. */
  masters: MasterKeys
  otp: Pick<Config['otp'], 'hardStop'>
  /** Who sits at the machine, for the audit log. */
  name: string
  /** Where files lie; opened for commands of files. */
  storage?: Storage
  /** The product's clock. */
  now: Date
}

/** Does one thing and answers the lines to print. */
export type OperatorWork = (context: OperatorContext) => Promise<string[]>

/** Reads what was typed, and throws OperatorError before anything is opened when it makes no sense. */
export type OperatorCommand = (args: readonly string[]) => OperatorWork

/** Does one thing to the installation as it lies there and answers the lines to print. */
export type InstallationWork = (config: Config) => Promise<string[]>

/** Reads what was typed, and throws OperatorError before anything is opened when it makes no sense. */
export type InstallationCommand = (args: readonly string[]) => InstallationWork

/** What the operator asked for cannot be done; the message is for them. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
