import type { Config } from '../../../config/config.ts'

/**
 * How long sessions hold: the `SESSION_...` settings, in hours and minutes of real time. The product's clock
 * may leap in demo mode, and that signs nobody out.
 */
export interface SessionSettings extends Readonly<Config['session']> {
  /** DEC-WAL-2; the default of the rules when left out. */
  walletCountries?: readonly string[]
}
