import { hkdfSync, randomBytes } from 'node:crypto'
import type { ReadTx, Sql, Tx } from '../database/connect.ts'
import type { Row } from '../database/rows.ts'
import { createKeys } from './keys.ts'

/**
 * The master keys of the environment: the one that holds from now on, and the one before it while it is being
 * changed.
 */
export interface MasterKeys {
  secretKey: string
  secretKeyOld?: string | undefined
}

/** No key of the environment opens this database: a sentence for the operator. */
export class KeyDoesNotFit extends Error {
  override name = 'KeyDoesNotFit'
}

export type MasterKeyRow = Row<'master_key', 'id' | 'sealed_root' | 'made_at'>

const purpose = 'root-key'

/** What a master key is known by; it tells nothing of the key. */
export function masterKeyId(secretKey: string): string {
  return Buffer.from(hkdfSync('sha256', secretKey, 'daftar', 'master-key-id', 8)).toString('hex')
}

/**
 * The root key of this database, from which every other key follows: random, and kept sealed once for each
 * master key that opens it. Opened with the key before, it is sealed with the new one as well. Null before
 * the first migration; throws `KeyDoesNotFit`. `sql` may read and write past row security, or is the owner's.
 */
export async function unlockRoot(sql: Sql, masters: MasterKeys): Promise<string | null> {
  return sql.begin(async (raw) => {
    const tx = raw as unknown as Tx
    const [there] = await tx<{ found: boolean }[]>`select to_regclass('master_key') is not null as found`
    if (!there?.found) return null
    await tx`select pg_advisory_xact_lock(hashtext('daftar-master-key')), set_config('app.reach', 'system', true)`
    const rows = await listMasterKeys(tx)
    const root = rows.length === 0 ? await firstRoot(tx, masters) : rootOf(rows, masters)
    if (!rows.some((row) => row.id === masterKeyId(masters.secretKey)))
      await tx`
        insert into master_key (id, sealed_root)
        values (${masterKeyId(masters.secretKey)}, ${createKeys(masters.secretKey).seal(null, purpose, root)})`
    return root
  })
}

/** The master keys that open this database, the oldest first. */
export async function listMasterKeys(tx: ReadTx): Promise<MasterKeyRow[]> {
  return tx<MasterKeyRow[]>`select id, sealed_root, made_at from master_key order by made_at, id`
}

/** From now on no other key than this one opens the database; answers those that did. */
export async function keepOnly(tx: Tx, id: string): Promise<string[]> {
  const gone = await tx<Row<'master_key', 'id'>[]>`
    delete from master_key
     where id <> ${id} and exists (select 1 from master_key kept where kept.id = ${id})
    returning id`
  return gone.map((row) => row.id)
}

/**
 * Until there were root keys everything followed from the master key itself, and goes on to follow from it.
 */
async function firstRoot(tx: Tx, { secretKey, secretKeyOld }: MasterKeys): Promise<string> {
  const [used] = await tx`select 1 from audit_entry limit 1`
  return used ? (secretKeyOld ?? secretKey) : randomBytes(32).toString('base64url')
}

function rootOf(rows: readonly MasterKeyRow[], { secretKey, secretKeyOld }: MasterKeys): string {
  for (const master of [secretKey, secretKeyOld]) {
    const row = master && rows.find(({ id }) => id === masterKeyId(master))
    if (row) return createKeys(master).open(null, purpose, row.sealed_root).toString()
  }
  const known = rows.map(({ id, made_at }) => `${id} (since ${made_at.toISOString().slice(0, 10)})`)
  const given = [secretKey, secretKeyOld].filter((key) => key !== undefined).map(masterKeyId)
  throw new KeyDoesNotFit(
    `SECRET_KEY does not fit this database, which was left as it is. It opens with key ${known.join(' or ')}; the key given is ${given.join(', and as the old one ')}. ` +
      'Start with the key it was made with. To change the key, give the new one as SECRET_KEY and the one before as SECRET_KEY_OLD (docs/operations/secrets.md).',
  )
}
