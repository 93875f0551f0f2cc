import { makeRoles } from '../platform/database/opening/open.ts'
import { readOptions } from './arguments.ts'
import { OperatorError, type InstallationCommand } from './operator.ts'

/** The three roles in a PostgreSQL that has none yet, before a dump is restored into it. */
export const rolesCommand: InstallationCommand = (args) => {
  readOptions(args, [], 'npm run roles')
  return async ({ databaseUrl, databaseAppUrl, ...config }) => {
    if (!databaseUrl) throw new OperatorError('The embedded database makes its roles by itself.')
    if (databaseAppUrl)
      throw new OperatorError('DATABASE_APP_URL says that you make the roles: make them as you did before.')
    await makeRoles({ ...config, databaseUrl })
    return [
      'The roles daftar_owner, daftar_app and daftar_report are there, with passwords of this SECRET_KEY.',
    ]
  }
}
