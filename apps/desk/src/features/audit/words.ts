import type { AuditFamily } from '@daftar/rules/audit/families'
import { m } from '@daftar/words'

export function familyText(family: AuditFamily): string {
  switch (family) {
    case 'cases':
      return m.audit_family_cases()
    case 'offers':
      return m.audit_family_offers()
    case 'advances':
      return m.audit_family_advances()
    case 'bank':
      return m.audit_family_bank()
    case 'payouts':
      return m.audit_family_payouts()
    case 'orders':
      return m.audit_family_orders()
    case 'shops':
      return m.audit_family_shops()
    case 'merchants':
      return m.audit_family_merchants()
    case 'sign_in':
      return m.audit_family_sign_in()
    case 'console':
      return m.audit_family_console()
  }
}
