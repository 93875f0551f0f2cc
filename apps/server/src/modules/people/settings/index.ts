import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import type { SettingsDependencies } from './dependencies.ts'
import { staffSettingHandlers } from './staff-handlers.ts'
import { experimentsOf } from './experiments.ts'

export { switchRegistryMaintenance, type CapitalStanding, type WireExperiment } from './experiments.ts'

/** What is switched on for whom: experiments, and the values staff publish to every screen. */
export function buildSettings(deps: SettingsDependencies) {
  const { database, sessions, standing } = deps
  const experiments = (tx: ReadTx, merchantId: string | null) => experimentsOf(tx, merchantId, standing)
  const handlers: Handlers<'settings'> = {
    'settings.experiments': async ({ actor, query, tx }) =>
      query.entity_id === actor.id
        ? { experiments: await experiments(tx, actor.merchantId) }
        : refuse('not_found'),

    'settings.remoteConfig': async ({ sessionToken }) => {
      const person = await sessions.merchant(sessionToken('merchant'))
      const reader = typeof person === 'string' ? await sessions.staff(sessionToken('desk')) : person
      return { values: await database.systemRead((tx) => publishedValues(tx, typeof reader !== 'string')) }
    },

    ...staffSettingHandlers(deps),
  }
  return {
    ...defineModule({ name: 'settings', handlers }),
    experiments,
    published: (tx: ReadTx) => publishedValues(tx, true),
  }
}

/** DEC-CFG-1: the public keys, and with a session all of them. */
async function publishedValues(tx: ReadTx, all: boolean): Promise<Record<string, unknown>> {
  const rows = await tx<Row<'remote_config', 'key' | 'value'>[]>`
    select key, value from remote_config where is_public or ${all} order by key`
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}
