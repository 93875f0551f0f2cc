import type { BodyOf } from '@daftar/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { hasSeenAnswers, messagesAfter, saveDraft } from '../../casework/conversation/index.ts'
import { keepOwnFiles } from './attachments.ts'
import type { SupportDependencies } from './dependencies.ts'
import { supportLetters } from './letters.ts'
import { changeTicket, threadMost, threadOf, type TicketRow } from './store.ts'
import { moveTicket, writeAsStaff } from './write.ts'

interface Answering {
  body: BodyOf<'support.answer'>
  staffId: string
  at: Date
}

/**
 * An answer, or a note for colleagues, with what it makes of the ticket. An answer stands behind what its
 * writer has seen, or is refused: two agents do not answer past each other.
 */
export async function answerTicket(
  tx: Tx,
  deps: SupportDependencies,
  row: TicketRow,
  { body, staffId, at }: Answering,
): Promise<Refusal | null> {
  const of = threadOf(row)
  const since = await messagesAfter(tx, of, { after: body.seen, most: threadMost, withNotes: true })
  if (since.some(({ id }) => id === body.id)) return null
  if (since.length > 0 && !body.is_note) return refuse('newer_message')
  const isFirstUnseen = !body.is_note && (await hasSeenAnswers(tx, of, row.author_id))
  const { id, attachments, is_note: isNote } = body
  if (!(await keepOwnFiles(tx, deps, { merchantId: row.merchant_id, uploaderId: staffId }, attachments)))
    return refuse('attachment_unknown')
  const said = { id, body: body.body, file_ids: [...attachments], isNote }
  await writeAsStaff(tx, deps, row, { ...said, staffId, at })
  await saveDraft(tx, of, { writerId: staffId, body: '', at })
  if (body.is_note) return null
  if (row.assignee_id === null) await changeTicket(tx, row, { assignee_id: staffId })
  const refused = await moveByAnswer(tx, deps, row, { body, staffId, at })
  if (refused) return refused
  const letters = supportLetters(deps)
  if (body.status === 'resolved') await letters.resolved(tx, row)
  // Whoever has not read the last letter is not sent another one.
  else if (isFirstUnseen) await letters.answered(tx, row, body.body)
  return null
}

/** The first answer opens a ticket; then it goes where its writer says. */
async function moveByAnswer(
  tx: Tx,
  deps: SupportDependencies,
  row: TicketRow,
  { body, staffId, at }: Answering,
): Promise<Refusal | null> {
  const by = { actor: 'staff', actorId: staffId, at } as const
  const opened: TicketRow = row.status === 'new' ? { ...row, status: 'opened' } : row
  // What rose by time alone comes down with the answer.
  const comesDown = !body.status && row.status === 'escalated' && row.escalation > 0
  if (row.status === 'new' || comesDown) {
    const refused = await moveTicket(tx, deps, row, { to: 'opened', ...by })
    if (refused) return refused
  }
  if (!body.status || body.status === opened.status) return null
  return moveTicket(tx, deps, opened, { to: body.status, ...by })
}
