import type { OnboardingCase } from '@daftar/contract/endpoints/identity/onboarding-desk-shapes'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { caseChecks } from '@daftar/rules/onboarding/case-checks'
import { mirroredOnLoad } from '@daftar/rules/onboarding/mirrors'
import { readReviewPlace } from '@daftar/rules/onboarding/rejection-reasons'
import { sectionFacts } from '@daftar/rules/onboarding/sections'
import { stepsOf } from '@daftar/rules/onboarding/steps'
import { onboardingRoundsMax } from '@daftar/rules/onboarding/transitions'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { changesOf } from '../../../platform/status-changes.ts'
import { duplicatesOf } from './duplicates.ts'
import { onboardingReview, type OnboardingMark } from './form-review.ts'
import { moneyOf } from './money-of.ts'
import { sectionOf } from './present.ts'
import { listRounds, type RoundRow } from './round-store.ts'
import type { ApplicationRow } from './store.ts'

/** An application with everything a decision needs. */
export async function caseOf(tx: Tx, row: ApplicationRow, now: Date): Promise<OnboardingCase> {
  const document = mirroredOnLoad(row.document)
  const currency = moneyOf(document)
  const duplicates = await duplicatesOf(tx, row)
  const today = dateInZone(now.getTime(), zoneOfCurrency(currency))
  const [person] = await tx<Row<'person_access', 'first_name' | 'last_name' | 'email' | 'phone'>[]>`
    select first_name, last_name, email, phone from person_access where id = ${row.person_id}`
  const kept = await onboardingReview.kept(tx, row)
  const sent = await onboardingReview.all(tx, row)
  const rounds = await listRounds(tx, row)
  const history = await changesOf(tx, row.merchant_id, 'onboarding', row.id)
  const { basic_info } = document
  const ids = [row.taken_by, row.decided_by, row.proposed_by, ...rounds.map(({ asked_by }) => asked_by)]
  const makers = [...kept, ...sent].map(({ made_by }) => made_by)
  const nameOf = await staffNames(tx, [...ids, ...makers, ...history.map(({ actor_id }) => actor_id)])
  const named = (id: string | null) => (id === null ? null : { id, name: nameOf(id) })
  const applicant = `${basic_info.first_name} ${basic_info.last_name}`.trim()
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    applicant: {
      person_id: row.person_id,
      name: `${person?.first_name ?? ''} ${person?.last_name ?? ''}`.trim() || applicant,
      email: person?.email ?? basic_info.email,
      phone: person?.phone ?? basic_info.phone,
    },
    document,
    steps: [...stepsOf(document, row.is_whole)],
    is_whole: row.is_whole,
    created_at: row.created_at.toISOString(),
    submitted_at: (row.submitted_at ?? row.saved_at).toISOString(),
    deadline_at: row.deadline_at?.toISOString() ?? null,
    taken_by: named(row.taken_by),
    currency,
    checks: [...caseChecks(document, { today, duplicates: duplicates.map(({ kind }) => kind) })],
    duplicates,
    kept_marks: kept.map((mark) => ({ ...presentMark(mark, nameOf), version: mark.version })),
    rounds: presentRounds(rounds, sent, row.document, nameOf),
    may_ask_again: row.rounds < onboardingRoundsMax,
    proposal: row.proposal && { ...row.proposal, by: named(row.proposed_by) ?? { id: '', name: '' } },
    decision: row.decided_at && {
      said_en: row.said_en,
      said_ar: row.said_ar,
      note: row.note,
      by: nameOf(row.decided_by ?? ''),
      at: row.decided_at.toISOString(),
    },
    merchant_id: row.status === 'approved' ? row.merchant_id : null,
    history: presentHistory(history, applicant, nameOf),
  }
}

/** Every round of changes, the last one first: what it asked for, and what was changed of it. */
export function presentRounds(
  rounds: readonly RoundRow[],
  sent: readonly OnboardingMark[],
  now: ApplicationRow['document'],
  nameOf: (id: string) => string,
) {
  return rounds
    .map(({ round, before, asked_by, asked_at, answered_at }, place) => {
      const marks = sent.filter((mark) => mark.round === round)
      return {
        round,
        asked_by: nameOf(asked_by),
        asked_at: asked_at.toISOString(),
        answered_at: answered_at?.toISOString() ?? null,
        marks: marks.map((mark) => presentMark(mark, nameOf)),
        differences: differencesIn(marks, before, rounds[place + 1]?.before ?? now),
      }
    })
    .toReversed()
}

/** How the status went; what the merchant did is told by their name. */
export function presentHistory(
  history: Awaited<ReturnType<typeof changesOf>>,
  merchant: string,
  nameOf: (id: string) => string,
) {
  return history.map(({ from_status: from, to_status: to, actor, actor_id, at }) => ({
    ...{ from, to, at: at.toISOString() },
    by: actor === 'merchant' ? merchant : nameOf(actor_id),
  }))
}

type Marked = Pick<OnboardingMark, 'target' | 'reason' | 'note_en' | 'note_ar' | 'made_by' | 'made_at'> & {
  id: string
}

export function presentMark(mark: Marked, nameOf: (id: string) => string) {
  const { id, reason, note_en, note_ar, made_by, made_at } = mark
  const owner_id = readReviewPlace(mark.target)?.ownerId ?? null
  return {
    ...{ id, section: sectionOf(mark), owner_id, reason, note_en, note_ar },
    made_by: nameOf(made_by),
    made_at: made_at.toISOString(),
  }
}

/** What a round changed in the places it asked for, field by field. */
function differencesIn(
  marks: readonly Pick<OnboardingMark, 'target'>[],
  before: ApplicationRow['document'],
  after: ApplicationRow['document'],
): OnboardingCase['rounds'][number]['differences'] {
  const places = [...new Set(marks.map(({ target }) => target))].flatMap(
    (target) => readReviewPlace(target) ?? [],
  )
  return places.flatMap(({ section, ownerId }) => {
    const [was, is] = [sectionFacts(before, section, ownerId), sectionFacts(after, section, ownerId)]
    const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    const fields = names
      .map((field) => ({ field, before: was[field] ?? '', after: is[field] ?? '' }))
      .filter((one) => one.before !== one.after)
    return fields.length === 0 ? [] : [{ section, owner_id: ownerId, fields }]
  })
}

export async function staffNames(tx: Tx, ids: readonly (string | null)[]): Promise<(id: string) => string> {
  const rows = await tx<Row<'staff_name', 'id' | 'name'>[]>`
    select id, name from staff_name where id = any (${ids.filter((id) => id !== null)})`
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? ''
}
