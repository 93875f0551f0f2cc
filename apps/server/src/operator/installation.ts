import { backupCommand } from './backup.ts'
import type { InstallationCommand, InstallationWork } from './operator.ts'
import { rolesCommand } from './roles.ts'
import { totalsCommand } from './totals.ts'
import { upgradeCommand } from './upgrade.ts'

const commands: Readonly<Record<string, InstallationCommand>> = {
  roles: rolesCommand,
  totals: totalsCommand,
  backup: backupCommand,
  upgrade: upgradeCommand,
}

/**
 * Commands that neither migrate the database nor need one that the product could serve; null for every other.
 */
export function readInstallationCommand([name = '', ...args]: readonly string[]): InstallationWork | null {
  return Object.hasOwn(commands, name) ? commands[name]!(args) : null
}
