import { routePaths } from '@daftar/rules/shell/guards/routes'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { findMerchant } from '../../merchants/merchants/index.ts'
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
  supportEmailOf,
}: Pick<SupportDependencies, 'queueMail' | 'publicOrigin' | 'keys' | 'config' | 'supportEmailOf'>) {
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

    /** The lead of support in the merchant's country: nobody has answered, though it was marked as late. */
    async late(tx: Tx, row: TicketRow): Promise<void> {
      const merchant = await findMerchant(tx, row.merchant_id)
      if (!merchant) return
      const address = `${publicOrigin}/desk/support/${row.id}`
      const facts = {
        number: row.number,
        subject: row.subject,
        merchant: { en: merchant.name, ar: merchant.name_ar },
        address,
      }
      await queueMail(tx, { kind: 'staff_ticket_late', to: supportEmailOf(merchant.country), facts })
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
