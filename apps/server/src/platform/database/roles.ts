import { createHmac } from 'node:crypto'
import { connect, type Sql } from './connect.ts'

/** The three roles of the product: owner migrates, app serves, report reads. */
export const roleNames = { owner: 'daftar_owner', app: 'daftar_app', report: 'daftar_report' } as const

/** A role's password: derived, so nothing has to be stored and every process that has the key knows it. */
export function rolePassword(secretKey: string, role: string): string {
  return createHmac('sha256', secretKey).update(`database-role:${role}`).digest('base64url')
}

/** The same address, of another database. */
export function withDatabase(address: string, database: string): string {
  const url = new URL(address)
  url.pathname = `/${database}`
  return url.href
}

/** The same database through another of our roles. */
export function urlFor(adminUrl: string, role: string, secretKey: string, database?: string): string {
  const url = new URL(database ? withDatabase(adminUrl, database) : adminUrl)
  url.username = role
  url.password = encodeURIComponent(rolePassword(secretKey, role))
  return url.href
}

/**
 * Create the roles that are missing, as a user who may create roles, and give those that are named the
 * password that follows from this key. Safe to run at every start and from several processes at once.
 */
export async function ensureRoles(
  admin: Sql,
  secretKey: string,
  named: readonly string[] = Object.values(roleNames),
): Promise<void> {
  await admin.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtext('daftar-roles'))`
    for (const role of Object.values(roleNames)) {
      const [found] = await tx`select 1 from pg_roles where rolname = ${role}`
      if (found && !named.includes(role)) continue
      // The password is base64url, so it can stand in a statement that takes no parameters.
      const password = named.includes(role) ? ` password '${rolePassword(secretKey, role)}'` : ''
      await tx.unsafe(`${found ? 'alter' : 'create'} role ${role} login${password}`)
    }
    await tx.unsafe(`alter role ${roleNames.report} set default_transaction_read_only = on`)
  })
}

/** Make the database of the embedded cluster, owned by the owner role. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const admin = connect(adminUrl, { max: 1 })
  try {
    const [found] = await admin`select 1 from pg_database where datname = ${name}`
    if (!found) await admin.unsafe(`create database ${name} owner ${roleNames.owner}`)
  } finally {
    await admin.end()
  }
}

/** In a database somebody else made, the owner role needs the right to create schemas and tables. */
export async function grantToOwner(admin: Sql): Promise<void> {
  const [row] = await admin<{ name: string }[]>`select quote_ident(current_database()) as name`
  await admin.unsafe(`grant create, connect, temporary on database ${row?.name} to ${roleNames.owner}`)
  await admin.unsafe(`grant create, usage on schema public to ${roleNames.owner}`)
}

/**
 * Lets whoever made the roles act as the owner, which a restore does for them. A superuser may anyway; others
 * are made members, who from PostgreSQL 16 on must say that they act so (`set role`).
 */
export async function actAsOwner(admin: Sql): Promise<void> {
  const [who] = await admin<{ superuser: boolean; version: number }[]>`
    select rolsuper as superuser, current_setting('server_version_num')::int as version from pg_roles where rolname = current_user`
  if (who?.superuser) return
  const how = Number(who?.version) >= 160_000 ? ' with inherit false, set true' : ''
  await admin.unsafe(`grant ${roleNames.owner} to current_user${how}`)
}
