import type { ReadTx } from '../../../platform/database/database.ts'
import { causesOf, eventsOf } from './causes.ts'
import { entriesAbout, findEntry, findReversalOf, postingsOf } from './journal.ts'
import type { Story } from './present.ts'

/**
 * One entry with its lines, what caused it, what took it back or it takes back, and who did what; undefined
 * when unknown.
 */
export async function storyOf(tx: ReadTx, merchantId: string, id: string): Promise<Story | undefined> {
  const entry = await findEntry(tx, merchantId, id)
  if (!entry) return undefined
  const postings = await postingsOf(tx, merchantId, id)
  const causes = await causesOf(tx, entry, postings)
  const [reverses, reversedBy, about, events] = await Promise.all([
    entry.reverses === null ? undefined : findEntry(tx, merchantId, entry.reverses),
    findReversalOf(tx, entry),
    entriesAbout(tx, merchantId, [entry.reference, ...causes.map((cause) => cause.id)]),
    eventsOf(tx, merchantId, causes),
  ])
  const shown = new Set([id, reverses?.id, reversedBy?.id])
  const related = about.filter((one) => !shown.has(one.id))
  return { entry, postings, causes, reverses, reversedBy, related, events }
}
