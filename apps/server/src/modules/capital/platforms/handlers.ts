import type { AnswerOf } from '@daftar/contract'
import { salesPlatforms } from '@daftar/rules/capital/applications/sales-platforms'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { queueReading, tokenPurpose, type ReadingDependencies } from './read-sales.ts'
import { findConnection, keepConnection, listConnections, type ConnectionRow } from './store.ts'

type Connection = AnswerOf<'platforms.connect'>['connection']

/** CAPI-22 and CAPI-23. */
export function platformHandlers(deps: ReadingDependencies): Handlers<'platforms'> {
  return {
    'platforms.connections': async ({ tx, actor, query }) => {
      if (!actor.merchantIds.includes(query.merchant_id)) return refuse('not_found')
      const rows = await listConnections(tx, query.merchant_id)
      return {
        connections: salesPlatforms.map((platform) =>
          presentConnection(
            platform,
            rows.find((row) => row.platform === platform),
          ),
        ),
      }
    },

    'platforms.connect': async ({ actor, body, now, audit }) => {
      const { database, keys, connector } = deps
      const { platform, merchant_id: merchantId } = body
      if (merchantId !== actor.merchantId) return refuse('not_found')
      audit({ object: `platform:${platform}`, merchantId })
      if (!connector) return refuse('connection_failed')
      const token = await connector.exchange(body.public_token, platform).catch(() => undefined)
      if (token === undefined) return refuse('unavailable')
      if (token === null) return refuse('connection_failed')
      return database.tenant([merchantId], async (tx) => {
        await keepConnection(tx, {
          merchant_id: merchantId,
          platform,
          token_sealed: keys.seal(merchantId, tokenPurpose, token).toString('base64'),
          connected_by: actor.id,
          connected_at: now,
        })
        await queueReading(tx, { merchantId, platform })
        return { connection: presentConnection(platform, await findConnection(tx, merchantId, platform)) }
      })
    },
  }
}

function presentConnection(platform: Connection['platform'], row: ConnectionRow | undefined): Connection {
  return { platform, connected: row !== undefined, connected_at: row?.connected_at.toISOString() ?? null }
}
