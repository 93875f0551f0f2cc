import type { User } from './queries.ts'

/** What somebody is called; by their contact until they have a name. */
export function userText({ first_name, last_name, email, phone }: User): string {
  return `${first_name} ${last_name}`.trim() || (email ?? phone ?? '')
}
