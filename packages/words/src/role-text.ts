import type { MerchantRole } from '@daftar/rules/access/roles'
import { m } from './compiled.ts'
import { currentLanguage, type Language } from './language.ts'

/** What a role at a merchant is called, on screens and in letters. */
export function merchantRoleText(role: MerchantRole, locale: Language = currentLanguage()): string {
  return names[role]({}, { locale })
}

const names = {
  workspace_admin: m.account_role_workspace_admin,
  settlements: m.account_role_settlements,
  supervisor: m.account_role_supervisor,
  sales_manager: m.account_role_sales_manager,
} as const satisfies Record<MerchantRole, unknown>
