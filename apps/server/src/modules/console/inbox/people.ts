import type { Database } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { InboxMessage } from '../../../platform/outbox/inbox.ts'

/** Whoever messages went to: a person with both contacts, or a contact that is nobody's. */
export interface InboxPerson {
  /** The first contact, which stands in the address of the tab. */
  key: string
  name: string
  contacts: readonly string[]
  count: number
}

/** Who got messages, whoever got the newest first. */
export async function peopleOf(
  database: Database,
  messages: readonly InboxMessage[],
): Promise<InboxPerson[]> {
  const contacts = [...new Set(messages.map(({ recipient }) => recipient))]
  const known = await database.systemRead(
    (tx) => tx<(Row<'person_access', 'email' | 'phone'> & { name: string })[]>`
      select first_name || ' ' || last_name as name, email, phone from person_access
       where email = any (${contacts}) or phone = any (${contacts})
      union all
      select name, email, phone from staff_access where email = any (${contacts}) or phone = any (${contacts})`,
  )
  const people: InboxPerson[] = []
  for (const contact of contacts) {
    if (people.some((one) => one.contacts.includes(contact))) continue
    const person = known.find(({ email, phone }) => email === contact || phone === contact)
    const own = person ? [person.email, person.phone].filter((one) => one !== null) : [contact]
    const count = messages.filter(({ recipient }) => own.includes(recipient)).length
    people.push({ key: own[0] ?? contact, name: person?.name.trim() || contact, contacts: own, count })
  }
  return people
}
