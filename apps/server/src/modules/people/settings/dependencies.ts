import type { Database } from '../../../platform/database/database.ts'
import type { SessionGatekeeper } from '../../../platform/http/actor.ts'
import type { CapitalStanding } from './experiments.ts'

export interface SettingsDependencies {
  database: Database
  sessions: Pick<SessionGatekeeper, 'merchant' | 'staff'>
  standing: CapitalStanding
  /**
   * A merchant's experiments are about to change: nothing that was computed from them is believed any more.
   */
  distrust(merchantId: string): void
  /** Experiments change for merchants that nobody names. */
  distrustEverybody(): void
}
