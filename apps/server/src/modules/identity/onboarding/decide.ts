import { isScreeningDecided } from '@daftar/rules/screening/standing'
import { mayDecide } from '@daftar/rules/access/four-eyes'
import { canMove } from '@daftar/rules/status/transitions'
import { onboardingRoundsMax, onboardingTransitions } from '@daftar/rules/onboarding/transitions'
import { roundAfter } from '@daftar/rules/review/rounds'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, refuseKeeping, Refusal } from '../../../platform/http/refusal.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import { applicantMachine } from '../../merchants/merchants/index.ts'
import { approve } from './approve.ts'
import { caseOf } from './case.ts'
import type { OnboardingDependencies } from './dependencies.ts'
import { onboardingReview } from './form-review.ts'
import { onboardingMessages } from './messages.ts'
import { noProposal, type Proposal } from './proposal.ts'
import { insertRound } from './round-store.ts'
import { screeningNow } from './screening.ts'
import { changeForm, type ApplicationRow } from './store.ts'

/** Who of the staff acts, and when. */
export interface Acting {
  staffId: string
  at: Date
}

/** Begins a review, or goes on with one in another's place. */
export async function take(tx: Tx, row: ApplicationRow, { staffId, at }: Acting): Promise<Refusal | null> {
  if (row.status !== 'submitted' && row.status !== 'in_review') return refuse('wrong_status')
  if (!(await changeForm(tx, row, { taken_by: staffId, taken_at: at }))) return refuse('stale_version')
  if (row.status === 'in_review') return null
  const move = { to: 'in_review', actor: 'reviewer', actorId: staffId, at } as const
  return (await moveStatus(tx, applicantMachine, row, move)) === 'lost' ? refuse('wrong_status') : null
}

/** DEC-ONB-22: somebody has talked to an applicant of high volume, and opens the whole form for them. */
export async function askDetails(
  tx: Tx,
  deps: OnboardingDependencies,
  row: ApplicationRow,
  { staffId, at, note }: Acting & { note: string },
): Promise<Refusal | null> {
  if (row.status !== 'partially_submitted') return refuse('wrong_status')
  const set = { is_whole: true, deadline_at: null, taken_by: staffId, taken_at: at, note }
  if (!(await changeForm(tx, row, set))) return refuse('stale_version')
  const move = { to: 'draft', actor: 'reviewer', actorId: staffId, detail: note, at } as const
  if ((await moveStatus(tx, applicantMachine, row, move)) === 'lost') return refuse('wrong_status')
  await onboardingMessages(deps).detailsAsked(tx, row)
  return null
}

/** DEC-REV-1: it goes back with what was marked. */
export async function askChanges(
  tx: Tx,
  deps: OnboardingDependencies,
  row: ApplicationRow,
  { staffId, at }: Acting,
): Promise<Refusal | null> {
  if (row.status !== 'in_review' || row.proposal) return refuse('wrong_status')
  if (row.rounds >= onboardingRoundsMax) return refuse('no_rounds_left')
  const kept = await onboardingReview.kept(tx, row)
  if (kept.length === 0) return refuseFields({ marks: 'required' })
  const marks = await onboardingReview.check(tx, row, kept)
  if (marks instanceof Refusal) return marks
  await onboardingReview.send(tx, row, marks, { staffId, at })
  await insertRound(tx, row, { round: roundAfter(row.rounds), asked_by: staffId, asked_at: at })
  await onboardingReview.forget(tx, row)
  const set = { deadline_at: null, reviewed_at: at, taken_by: staffId }
  if (!(await changeForm(tx, row, set))) return refuse('stale_version')
  const move = { to: 'changes_requested', actor: 'reviewer', actorId: staffId, at } as const
  if ((await moveStatus(tx, applicantMachine, row, move)) === 'lost') return refuse('wrong_status')
  await onboardingMessages(deps).changesAsked(tx, row, marks)
  return null
}

export interface Declining extends Acting {
  said: { en: string; ar: string }
  note: string
}

export async function decline(
  tx: Tx,
  deps: OnboardingDependencies,
  row: ApplicationRow,
  { said, note, staffId, at }: Declining,
): Promise<Refusal | null> {
  if (!canMove(onboardingTransitions, row.status, 'declined', 'reviewer')) return refuse('wrong_status')
  await onboardingReview.forget(tx, row)
  const set = {
    ...{ ...noProposal, deadline_at: null, decided_by: staffId, decided_at: at },
    ...{ said_en: said.en, said_ar: said.ar, note },
  }
  if (!(await changeForm(tx, row, set))) return refuse('stale_version')
  const move = { to: 'declined', actor: 'reviewer', actorId: staffId, detail: note, at } as const
  if ((await moveStatus(tx, applicantMachine, row, move)) === 'lost') return refuse('wrong_status')
  await onboardingMessages(deps).declined(tx, row, said)
  return null
}

/**
 * Approves at once where every check holds; else it says why, and waits for a second person (README decision
 * 16).
 */
export async function approveOrPropose(
  tx: Tx,
  deps: OnboardingDependencies,
  row: ApplicationRow,
  { proposal, staffId, at }: Acting & { proposal: Proposal },
): Promise<Refusal | null> {
  if (row.status !== 'in_review' || row.proposal) return refuse('wrong_status')
  const { checks } = await caseOf(tx, row, at)
  const state = await screeningNow(tx, row, at)
  if (!isScreeningDecided(state)) return refuseKeeping('screening_open')
  if (state !== 'confirmed' && checks.every(({ holds }) => holds))
    return approve(tx, deps, row, { proposal, staffId, at })
  if (proposal.note.length < 3) return refuseFields({ note: 'reason_required' })
  const isProposed = await changeForm(tx, row, { proposal, proposed_by: staffId, proposed_at: at })
  return isProposed ? null : refuse('stale_version')
}

/**
 * A second person accepts what was proposed; whoever proposed it may take it back, and nobody approves their
 * own.
 */
export async function decideSecond(
  tx: Tx,
  deps: OnboardingDependencies,
  row: ApplicationRow,
  { accept, staffId, at }: Acting & { accept: boolean },
): Promise<Refusal | null> {
  if (row.status !== 'in_review') return refuse('wrong_status')
  const { proposal, proposed_by: firstId } = row
  if (!proposal) return refuse('not_proposed')
  if (!mayDecide('approve_onboarding', { firstId, staffId, isTakenBack: !accept }))
    return refuse('own_proposal')
  if (accept && !isScreeningDecided(await screeningNow(tx, row, at))) return refuseKeeping('screening_open')
  if (accept) return approve(tx, deps, row, { proposal, staffId, at })
  return (await changeForm(tx, row, noProposal)) ? null : refuse('stale_version')
}
