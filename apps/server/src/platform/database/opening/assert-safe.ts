import { roleNames } from '../roles.ts'
import type { Sql } from '../connect.ts'

/**
 * Refuse to serve from a database that would make our promises void: an app role that row security does not
 * bind, an acknowledged write that a power cut may lose, a server older than 15.
 * Throws one error with every reason.
 */
export async function assertSafe(app: Sql, options: { throwAway?: boolean } = {}): Promise<void> {
  const [role] = await app<{ name: string; bypass: boolean; ddl: boolean; member: boolean }[]>`
    select current_user as name,
      (select bool_or(rolsuper or rolbypassrls) from pg_roles
        where pg_has_role(current_user, oid, 'member')) as bypass,
      has_schema_privilege('public', 'create') as ddl,
      exists (select 1 from pg_roles where rolname = ${roleNames.app} and pg_has_role(current_user, oid, 'member')) as member`
  const settings = await app<{ name: string; setting: string }[]>`
    select name, setting from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'server_version_num')`
  const value = Object.fromEntries(settings.map((row) => [row.name, row.setting]))
  const faults = [
    role?.bypass && `the role ${role.name} is a superuser or can bypass row security`,
    role?.ddl && `the role ${role.name} can create tables`,
    !role?.member && `the role ${role?.name} is not ${roleNames.app} or a member of it`,
    Number(value['server_version_num']) < 150_000 && 'PostgreSQL 15 or later is needed',
    ...(options.throwAway
      ? []
      : ['fsync', 'full_page_writes', 'synchronous_commit'].map(
          (name) => value[name] === 'off' && `${name} is off: a crash could lose acknowledged writes`,
        )),
  ].filter((fault) => typeof fault === 'string')
  if (faults.length > 0) throw new Error(`The database is not safe to serve from: ${faults.join('; ')}`)
}
