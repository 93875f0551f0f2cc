import type { MerchantRole } from '@daftar/rules/access/roles'
import { m } from '@daftar/words'
import type { Member } from './queries.ts'

export function merchantRoleText(role: MerchantRole): string {
  switch (role) {
    case 'workspace_admin':
      return m.account_role_workspace_admin()
    case 'settlements':
      return m.account_role_settlements()
    case 'supervisor':
      return m.account_role_supervisor()
    case 'sales_manager':
      return m.account_role_sales_manager()
  }
}

/** Whoever was invited without a name is called by their contact. */
export function memberText({ first_name, last_name, email, phone }: Member): string {
  return `${first_name} ${last_name}`.trim() || (email ?? phone ?? '')
}
