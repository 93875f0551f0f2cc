import type { StaffRole } from '@daftar/rules/access/roles'
import { m } from '@daftar/words'

export function roleText(role: StaffRole): string {
  switch (role) {
    case 'reviewer':
      return m.desk_role_reviewer()
    case 'underwriter':
      return m.desk_role_underwriter()
    case 'support_agent':
      return m.desk_role_support_agent()
    case 'finance':
      return m.desk_role_finance()
    case 'desk_admin':
      return m.desk_role_desk_admin()
  }
}
