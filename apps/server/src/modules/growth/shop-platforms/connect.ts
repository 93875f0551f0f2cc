import type { ShopPlatform } from '@daftar/rules/marketing/shop-platforms'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { changeInStatus, moveStatus } from '../../../platform/status/move.ts'
import { failSync, removeProducts, sourceStates } from '../catalogue/index.ts'
import { beginReading } from './begin-reading.ts'
import { grantPurpose, type ShopPlatformDependencies } from './dependencies.ts'
import { connectionMachine, type ConnectionRow } from './machine.ts'
import type { Grant, Granted } from './port.ts'
import { findConnection, insertConnection, lockConnection } from './store.ts'

interface Connecting {
  merchantId: string
  personId: string
  platform: ShopPlatform
  at: Date
}

/**
 * Keeps a grant and reads the shop from its beginning. A shop that is another one than before takes the place
 * of it.
 */
export async function keepGrant(
  tx: Tx,
  deps: Pick<ShopPlatformDependencies, 'keys'>,
  { merchantId, personId, platform, at }: Connecting,
  { grant, shop, shopName }: Granted,
): Promise<ConnectionRow | undefined> {
  const row = await lockConnection(tx, merchantId, platform)
  const id = row?.id ?? newId('shc')
  const facts = {
    ...sealedGrant(deps, merchantId, grant),
    ...{ shop, shop_name: shopName.slice(0, 200), connected_by: personId, connected_at: at },
  }
  if (!row) await insertConnection(tx, { merchant_id: merchantId, id, platform, ...facts })
  else {
    if (row.shop !== shop) await letGoOfShop(tx, row, at)
    else await endRunning(tx, row, at)
    const set = { ...facts, grant_no: row.grant_no + 1, ended_at: null }
    const isKept =
      row.status === 'connected'
        ? await changeInStatus(tx, connectionMachine, row, set)
        : (await moveStatus(tx, connectionMachine, row, {
            ...{ to: 'connected', actor: 'merchant', actorId: personId, at, set },
          })) === 'moved'
    if (!isKept) return undefined
  }
  await beginReading(tx, { merchantId, id, isFull: true, askedBy: personId, at })
  return findConnection(tx, merchantId, id)
}

export function sealedGrant(
  { keys }: Pick<ShopPlatformDependencies, 'keys'>,
  merchantId: string,
  grant: Grant,
) {
  return {
    grant_sealed: keys.seal(merchantId, grantPurpose, JSON.stringify(grant)),
    expires_at: grant.expiresAt === undefined ? null : new Date(grant.expiresAt),
  }
}

/** Forgets the grant and what came from there; answers how many products went. */
export async function disconnect(
  tx: Tx,
  row: ConnectionRow,
  { personId, at }: { personId: string; at: Date },
): Promise<number | 'lost'> {
  const set = { grant_sealed: null, expires_at: null, ended_at: at }
  const move = { to: 'disconnected', actor: 'merchant', actorId: personId, at, set } as const
  if ((await moveStatus(tx, connectionMachine, row, move)) === 'lost') return 'lost'
  return letGoOfShop(tx, row, at)
}

async function letGoOfShop(tx: Tx, row: ConnectionRow, at: Date): Promise<number> {
  await endRunning(tx, row, at)
  return removeProducts(tx, row.merchant_id, row.id, at)
}

/** A reading under an earlier grant goes no further. */
async function endRunning(tx: Tx, { merchant_id, id }: ConnectionRow, at: Date): Promise<void> {
  const { sync } = (await sourceStates(tx, merchant_id))(id)
  if (sync?.status === 'running') await failSync(tx, sync, 'stopped', at)
}
