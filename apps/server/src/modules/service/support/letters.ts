import { routePaths } from '@daftar/rules/shell/guards/routes'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { SupportDependencies } from './dependencies.ts'
import { replyAddress, threadReference } from './mail/reply-address.ts'
import type { TicketRow } from './store.ts'

/** As much of an answer as a letter shows. */
const shownLength = 280

/** What the author of a ticket is written. */
export function supportLetters({
  queueMail,
  publicOrigin,
  keys,
  config: { inboundMail },
}: Pick<SupportDependencies, 'queueMail' | 'publicOrigin' | 'keys' | 'config'>) {
  const factsOf = ({ id, number, subject }: TicketRow) => ({
    number,
    subject,
    address: publicOrigin + routePaths.supportTicket.replace('{ticketId}', id),
  })

  /** An answer by mail lands in the ticket, where mail is taken in. */
  const answersOf = (row: TicketRow) =>
    inboundMail && {
      replyTo: replyAddress(keys, inboundMail.address, row),
      thread: threadReference(keys, inboundMail.address, row),
    }

  return {
    /** Somebody answered, and nothing before it is unread. */
    async answered(tx: Tx, row: TicketRow, answer: string): Promise<void> {
      const to = await mailboxOf(tx, row.author_id)
      if (to === null) return
      const text = answer.length > shownLength ? `${answer.slice(0, shownLength)}…` : answer
      const facts = { ...factsOf(row), answer: text, mayReply: inboundMail !== undefined }
      const letter = { kind: 'ticket_answered', to, merchantId: row.merchant_id, facts } as const
      await queueMail(tx, { ...letter, ...answersOf(row) })
    },

    async resolved(tx: Tx, row: TicketRow): Promise<void> {
      const to = await mailboxOf(tx, row.author_id)
      if (to === null) return
      const letter = {
        kind: 'ticket_resolved',
        to,
        merchantId: row.merchant_id,
        facts: factsOf(row),
      } as const
      await queueMail(tx, { ...letter, ...answersOf(row) })
    },
  }
}

async function mailboxOf(tx: ReadTx, personId: string): Promise<string | null> {
  const [person] = await tx<Row<'person_name', 'email'>[]>`
    select email from person_name where id = ${personId}`
  return person?.email ?? null
}
