import { mailAuthor } from '@daftar/rules/support/mail'
import { piecesOf } from '@daftar/rules/support/mail-text'
import { ticketLimits } from '@daftar/rules/support/ticket'
import type { HeldMail } from '@daftar/contract/endpoints/service/support-shapes'
import type { Handlers } from '../../../../platform/http/call.ts'
import { byTime, listPage } from '../../../../platform/http/paging.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { moveStatus } from '../../../../platform/status/move.ts'
import { insertMessage } from '../../../casework/conversation/index.ts'
import { presentMerchantOf } from '../../../merchants/merchants/index.ts'
import type { SupportDependencies } from '../dependencies.ts'
import { changeTicket, lockAnyTicket, threadOf } from '../store.ts'
import { moveTicket } from '../write.ts'
import { mailMachine } from './machine.ts'
import { countHeldMails, heldMails, lockMail, type HeldMailRow } from './store.ts'

const newestFirst = byTime('received_at')

/** What agents do with mails that wait. */
export function heldMailHandlers(deps: SupportDependencies) {
  return {
    'support.heldMails': async ({ tx, query }) => {
      const { rows, ...next } = await listPage(query, newestFirst, (page) => heldMails(tx, page))
      return { mails: rows.map(presentMail), total: await countHeldMails(tx), ...next }
    },

    'support.decideMail': async ({ actor, tx, params, body, now, audit }) => {
      const mail = await lockMail(tx, params.id)
      if (!mail) return refuse('not_found')
      audit({
        object: `ticket:${mail.ticket_id}`,
        merchantId: mail.merchant_id,
        after: { mail: mail.id, ...body },
      })
      if (mail.status !== 'held') return refuse('wrong_status')
      const by = { actor: 'staff', actorId: actor.id, at: now } as const
      const set = { decided_at: now, decided_by: actor.id, words: '' }
      if (body.status === 'let_in') {
        const ticket = await lockAnyTicket(tx, mail.ticket_id)
        if (!ticket) return refuse('not_found')
        if (ticket.status === 'closed') return refuse('ticket_closed')
        const of = threadOf(ticket)
        for (const [place, text] of piecesOf(mail.words, ticketLimits.message.most).entries())
          await insertMessage(tx, of, {
            ...({
              id: `mail:${mail.message_key}:${place}`,
              author_kind: 'merchant',
              file_ids: [],
              is_note: false,
            } as const),
            ...{ author_id: mailAuthor(mail.from_address), body: text, at: now },
          })
        await changeTicket(tx, ticket, { updated_at: now })
        if (ticket.status === 'pending' || ticket.status === 'resolved') {
          const refused = await moveTicket(tx, deps, ticket, { to: 'opened', ...by })
          if (refused) return refused
        }
        await deps.live.tell(tx, { ...of, kind: 'message', by: 'merchant' })
      }
      if ((await moveStatus(tx, mailMachine, mail, { to: body.status, set, ...by })) === 'lost')
        return refuse('wrong_status')
    },
  } satisfies Partial<Handlers<'support'>>
}

function presentMail(row: HeldMailRow): HeldMail {
  return {
    ...presentMerchantOf(row),
    id: row.id,
    ticket_id: row.ticket_id,
    ticket_number: row.number,
    reason: row.held_reason ?? 'unknown_sender',
    from: row.from_address,
    subject: row.subject,
    text: row.words,
    files_left: row.files_left,
    received_at: row.received_at.toISOString(),
  }
}
