import { Readable } from 'node:stream'
import { mailHeldFor } from '@daftar/rules/support/mail'
import { piecesOf } from '@daftar/rules/support/mail-text'
import { ticketLimits } from '@daftar/rules/support/ticket'
import { recordAudit } from '../../../../platform/audit/audit.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { Refusal } from '../../../../platform/http/refusal.ts'
import { newId } from '../../../../platform/ids.ts'
import { insertMessage, type NewMessage } from '../../../casework/conversation/index.ts'
import { attachmentPurpose, keepFiles } from '../attachments.ts'
import type { SupportDependencies } from '../dependencies.ts'
import { lockAnyTicket, type TicketRow } from '../store.ts'
import { writeAsMerchant } from '../write.ts'
import type { IncomingMail } from './read-mail.ts'
import { isSignedFor, marksIn } from './reply-address.ts'
import { comeBefore, insertMail, ticketsOf, writerOf } from './store.ts'

const hourMs = 3_600_000

/**
 * What became of a mail. `held` waits for an agent; `known` came before; `automatic` was written by no
 * person, and `empty` says nothing. Of `unreadable` and `no_ticket` nothing is kept: whoever delivers it
 * tells its sender.
 */
export type MailOutcome = 'landed' | 'held' | 'known' | 'automatic' | 'empty' | 'unreadable' | 'no_ticket'

/** Takes in a mail that was read; null where it was none. */
export async function receiveMail(
  deps: SupportDependencies,
  mail: IncomingMail | null,
  { at, signal }: { at: Date; signal: AbortSignal },
): Promise<MailOutcome> {
  if (!mail) return 'unreadable'
  if (mail.isAutomatic) return 'automatic'
  const ticket = await namedTicket(deps, mail)
  if (!ticket) return 'no_ticket'
  const seen = await deps.database.systemRead((tx) => standingOf(tx, ticket, mail, at))
  if (seen.isKnown) return 'known'
  if (mail.text === '' && mail.files.length === 0) return 'empty'
  const files =
    seen.heldFor === null && seen.personId !== null
      ? await takeFiles(deps, mail, { merchantId: ticket.merchant_id, personId: seen.personId, at, signal })
      : []
  return deps.database.system((tx) => land(tx, deps, { ticket, mail, files, at }))
}

/** The ticket whose signed mark stands in an address or a reference of the mail. */
async function namedTicket(
  { database, keys }: SupportDependencies,
  mail: IncomingMail,
): Promise<TicketRow | undefined> {
  for (const { number, signature } of marksIn(mail.named)) {
    const rows = await database.systemRead((tx) => ticketsOf(tx, number))
    const found = rows.find((row) => isSignedFor(keys, row, signature))
    if (found) return found
  }
  return undefined
}

async function standingOf(
  tx: Parameters<typeof comeBefore>[0],
  ticket: TicketRow,
  mail: IncomingMail,
  at: Date,
) {
  const since = new Date(at.getTime() - hourMs)
  const { isKnown, withinHour } = await comeBefore(tx, ticket, { key: mail.key, since })
  const personId = await writerOf(tx, ticket, mail.from)
  const heldFor = mailHeldFor({
    ...{ isOfMerchant: personId !== null, isForged: mail.isForged },
    ...{ isTicketClosed: ticket.status === 'closed', withinHour },
  })
  return { isKnown, personId, heldFor }
}

/**
 * Puts the attachments where pictures of tickets lie, by their limits and past the scanner; what is no such
 * picture is left.
 */
async function takeFiles(
  { files }: SupportDependencies,
  mail: IncomingMail,
  uploader: Parameters<SupportDependencies['files']['take']>[0],
): Promise<string[]> {
  const taken: string[] = []
  for (const { name, bytes } of mail.files.slice(0, ticketLimits.files)) {
    const file = {
      name,
      declaredType: 'application/octet-stream',
      bytes: Readable.from([Buffer.from(bytes)]),
    }
    const answer = await files.take(uploader, attachmentPurpose, file)
    if (!(answer instanceof Refusal)) taken.push(answer.url)
  }
  return taken
}

type Landing = { ticket: TicketRow; mail: IncomingMail; files: string[]; at: Date }

/** The ticket is held while it is decided, so that of two deliveries of one mail one alone writes. */
async function land(tx: Tx, deps: SupportDependencies, given: Landing): Promise<MailOutcome> {
  const { mail, files, at } = given
  const ticket = await lockAnyTicket(tx, given.ticket.id)
  if (!ticket) return 'no_ticket'
  const { isKnown, personId, heldFor } = await standingOf(tx, ticket, mail, at)
  if (isKnown) return 'known'
  const isHeld = heldFor !== null || personId === null
  const left = mail.files.length - (isHeld ? 0 : files.length)
  const row = {
    ...{ merchant_id: ticket.merchant_id, id: newId('eml'), ticket_id: ticket.id, message_key: mail.key },
    ...({
      status: isHeld ? 'held' : 'landed',
      held_reason: isHeld ? (heldFor ?? 'unknown_sender') : null,
    } as const),
    ...{ from_address: mail.from, subject: mail.subject, words: isHeld ? mail.text.slice(0, 20_000) : '' },
    ...{ files_left: left, received_at: at, decided_at: null, decided_by: null },
  }
  await insertMail(tx, row)
  if (isHeld) return 'held'
  await recordAudit(tx, {
    ...{ merchantId: ticket.merchant_id, at, action: 'ticket.written', object: `ticket:${ticket.id}` },
    ...{ actorId: personId, actorRole: 'merchant', outcome: 'done', after: { mail: row.id } },
  })
  await write(tx, deps, ticket, { mail, files, at, personId })
  if (left > 0)
    await insertMessage(
      tx,
      { merchantId: ticket.merchant_id, threadId: ticket.id },
      systemLine(row.id, left, at),
    )
  return 'landed'
}

async function write(
  tx: Tx,
  deps: SupportDependencies,
  ticket: TicketRow,
  { mail, files, at, personId }: Omit<Landing, 'ticket'> & { personId: string },
): Promise<void> {
  await keepFiles(tx, deps, ticket.merchant_id, files)
  const pieces = piecesOf(mail.text, ticketLimits.message.most)
  // A picture by itself is a message too.
  const messages = pieces.length > 0 ? pieces : files.length > 0 ? [''] : []
  for (const [place, body] of messages.entries()) {
    const said = { id: `mail:${mail.key}:${place}`, body, file_ids: place === 0 ? files : [] }
    const current = place === 0 ? ticket : { ...ticket, status: 'opened' as const }
    await writeAsMerchant(tx, deps, current, { ...said, personId, at })
  }
}

/** What both sides are told of attachments that stayed behind. */
function systemLine(mailId: string, left: number, at: Date): NewMessage {
  return {
    ...{ id: `mail-files:${mailId}`, author_kind: 'system', author_id: '', file_ids: [], is_note: false },
    // Shown as a sentence by whoever reads it.
    ...{ body: `mail_files_left ${left}`, at },
  }
}
