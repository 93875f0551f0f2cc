import { KeyDoesNotFit, type MasterKeys } from '../../crypto/master-key.ts'
import { isPostgresError } from '../connect.ts'
import { rolePassword, urlFor } from '../roles.ts'
import { withAdmin } from '../opening/with-admin.ts'

const name = 'daftar_root'

/** The password that a new embedded cluster's superuser is given. */
export function embeddedPassword({ secretKey }: MasterKeys): string {
  return rolePassword(secretKey, name)
}

/**
 * The address of the embedded cluster for its superuser, whose password follows from the master key: one that
 * is of the key before is changed. Throws `KeyDoesNotFit`.
 */
export async function asEmbeddedRoot(url: string, { secretKey, secretKeyOld }: MasterKeys): Promise<string> {
  const current = urlFor(url, name, secretKey)
  if (await letsIn(current)) return current
  const before = secretKeyOld && urlFor(url, name, secretKeyOld)
  if (!before || !(await letsIn(before)))
    throw new KeyDoesNotFit(
      'SECRET_KEY does not fit the database in DATA_DIR, which was left as it is. Start with the key it was made with. ' +
        'To change the key, give the new one as SECRET_KEY and the one before as SECRET_KEY_OLD (docs/operations/secrets.md).',
    )
  // Base64url, so it can stand in a statement that takes no parameters.
  const password = rolePassword(secretKey, name)
  await withAdmin(before, (admin) => admin.unsafe(`alter role ${name} password '${password}'`))
  return current
}

async function letsIn(url: string): Promise<boolean> {
  try {
    await withAdmin(url, (admin) => admin`select 1`)
    return true
  } catch (error) {
    if (isPostgresError(error, '28P01')) return false
    throw error
  }
}
