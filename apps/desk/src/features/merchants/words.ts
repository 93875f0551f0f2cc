import { m } from '@daftar/words'
import type { View } from './filters.ts'
import type { Member } from './queries.ts'

/** Whoever was invited without a name is called by their contact. */
export function memberText({ first_name, last_name, email, phone }: Member): string {
  return `${first_name} ${last_name}`.trim() || (email ?? phone ?? '')
}

export function viewText(view: View): string {
  switch (view) {
    case 'overview':
      return m.desk_dossier_view_overview()
    case 'payouts':
      return m.desk_dossier_payouts()
    case 'wallet':
      return m.desk_dossier_wallet()
    case 'cards':
      return m.desk_dossier_cards()
    case 'advances':
      return m.desk_advances()
    case 'cases':
      return m.desk_dossier_view_cases()
    case 'disputes':
      return m.desk_disputes()
    case 'tickets':
      return m.desk_dossier_tickets()
    case 'contract':
      return m.desk_contract()
    case 'locations':
      return m.shell_item_locations()
    case 'contacts':
      return m.contacts_title()
    case 'keys':
      return m.desk_dossier_keys()
    case 'letters':
      return m.desk_dossier_letters()
    case 'notes':
      return m.desk_dossier_notes()
  }
}
