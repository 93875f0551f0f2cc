import { dateInZone } from '@daftar/rules/calendar/zones'
import { followedZone } from '@daftar/rules/legal-entities/expiry'
import { isUpdateOpenToMerchant, updateReviewDays, updateSteps } from '@daftar/rules/legal-entities/update'
import { issuesOfSteps } from '@daftar/rules/onboarding/check-step'
import { mirroredOnLoad } from '@daftar/rules/onboarding/mirrors'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, type Refusal } from '../../../platform/http/refusal.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import { putUnderReview, type LegalEntityRow } from '../../merchants/merchants/index.ts'
import { deadlineIn, isChanged, wireFields } from '../onboarding/index.ts'
import type { LegalEntityDependencies } from './dependencies.ts'
import { entityUpdateMachine, type EntityUpdateRow } from './machine.ts'
import { companyMessages } from './messages.ts'
import { screenUpdate } from './screening.ts'
import { answerRound, changeUpdate } from './store.ts'
import { updateReview } from './update-review.ts'

interface Sending {
  personId: string
  ifMatch: number
  at: Date
}

/** DEC-LGL-4: every field of the steps is checked, and the entity is under review. Both are held. */
export async function submitUpdate(
  tx: Tx,
  deps: LegalEntityDependencies,
  entity: LegalEntityRow,
  row: EntityUpdateRow | undefined,
  { personId, ifMatch, at }: Sending,
): Promise<Refusal | null> {
  if (!row || !isUpdateOpenToMerchant(row.status)) return refuse('wrong_status')
  if (row.version !== ifMatch) return refuse('stale_version')
  const document = mirroredOnLoad(row.document)
  const today = dateInZone(at.getTime(), followedZone)
  const answered = row.status === 'changes_requested' ? await answerMarks(tx, row, personId, at) : null
  if (answered) return answered
  const issues = issuesOfSteps(updateSteps(document), document, today)
  if (issues.length > 0) return refuseFields(wireFields(issues))
  const isAgain = row.status === 'changes_requested'
  if (isAgain) await answerRound(tx, row, row.rounds + 1, at)
  if (!(await sendUpdate(tx, deps, row, { personId, at, rounds: row.rounds + (isAgain ? 1 : 0) })))
    return refuse('stale_version')
  if (!(await putUnderReview(tx, entity, { id: personId, at }))) return refuse('wrong_status')
  await screenUpdate(tx, entity, { document }, at)
  await companyMessages(deps).received(tx, entity)
  return null
}

/** Hands an update in, with the day by which it is decided. */
export async function sendUpdate(
  tx: Tx,
  { calendarOf }: Pick<LegalEntityDependencies, 'calendarOf'>,
  row: EntityUpdateRow,
  { personId, at, rounds }: { personId: string; at: Date; rounds: number },
): Promise<boolean> {
  const deadline_at = deadlineIn(calendarOf, row.document, updateReviewDays, at)
  const set = { submitted_by: personId, submitted_at: at, deadline_at, rounds }
  if (!(await changeUpdate(tx, row, set))) return false
  const move = { to: 'in_review', actor: 'merchant', actorId: personId, at } as const
  return (await moveStatus(tx, entityUpdateMachine, row, move)) === 'moved'
}

/** Every section that was asked for says something else by now. */
async function answerMarks(
  tx: Tx,
  row: EntityUpdateRow,
  personId: string,
  at: Date,
): Promise<Refusal | null> {
  const marks = await updateReview.current(tx, row)
  const open = marks.filter((mark) => !isChanged(row, mark))
  if (open.length > 0)
    return refuse('marks_open', {
      fields: Object.fromEntries(open.map(({ target }) => [target, 'required' as const])),
    })
  const answers = [...new Set(marks.map(({ target }) => target))].map((target) => ({ target }))
  return updateReview.answer(tx, row, answers, { personId, at }, async ({ mark }) => {
    const place = mark.target as Parameters<typeof updateReview.valueAt>[2]
    return (await updateReview.valueAt(tx, row, place)) ?? { text: '', file: null }
  })
}
