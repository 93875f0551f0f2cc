import type { Database, ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { SessionGatekeeper } from '../../../platform/http/actor.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { staffSettingHandlers } from './staff-handlers.ts'
import { experimentsOf, type CapitalStanding } from './experiments.ts'

export { switchRegistryMaintenance, type CapitalStanding, type WireExperiment } from './experiments.ts'

interface SettingsDependencies {
  database: Database
  sessions: Pick<SessionGatekeeper, 'merchant' | 'staff'>
  standing: CapitalStanding
  /** A merchant's experiments are about to change: nothing that was computed from them is believed any more. */
  distrust(merchantId: string): void
}

/** What is switched on for whom: experiments, and the values staff publish to every screen. */
export function buildSettings({ database, sessions, standing, distrust }: SettingsDependencies) {
  const experiments = (tx: ReadTx, merchantId: string | null) => experimentsOf(tx, merchantId, standing)
  const handlers: Handlers<'settings'> = {
    'settings.experiments': async ({ actor, query, tx }) =>
      query.entity_id === actor.id
        ? { experiments: await experiments(tx, actor.merchantId) }
        : refuse('not_found'),

    'settings.remoteConfig': async ({ sessionToken }) => {
      const person = await sessions.merchant(sessionToken('merchant'))
      const reader = typeof person === 'string' ? await sessions.staff(sessionToken('desk')) : person
      return { values: await publishedValues(database, typeof reader !== 'string') }
    },

    ...staffSettingHandlers(distrust),
  }
  return { ...defineModule({ name: 'settings', handlers }), experiments }
}

/** DEC-CFG-1: the public keys, and with a session all of them. */
async function publishedValues(database: Database, all: boolean): Promise<Record<string, unknown>> {
  const rows = await database.systemRead(
    (tx) => tx<Row<'remote_config', 'key' | 'value'>[]>`
      select key, value from remote_config where is_public or ${all} order by key`,
  )
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}
