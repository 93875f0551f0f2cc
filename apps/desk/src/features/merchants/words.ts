import type { Member } from './queries.ts'

/** Whoever was invited without a name is called by their contact. */
export function memberText({ first_name, last_name, email, phone }: Member): string {
  return `${first_name} ${last_name}`.trim() || (email ?? phone ?? '')
}
