import { applicationStatuses } from '@daftar/rules/capital/application-status'
import { staffRoles } from '@daftar/rules/access/roles'
import { transferStatuses } from '@daftar/rules/capital/transfer-status'
import { z } from 'zod'
import { endpoint, type Access } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { amountOut, calendarDate, currency, fileHandle, instant, pageQuery } from '../wire/values.ts'
import {
  authenticateAnswer,
  authenticateBody,
  challengeAnswer,
  challengeBody,
  challengeVerifyBody,
  tokenAnswer,
  verifyAnswer,
  verifyBody,
} from './auth.ts'
import { experiment } from './account.ts'
import { auditEntry, clock, clockMove, decisionBody, deskCase, queueItem, transfer } from './desk-shapes.ts'
import { markGiven, marksGiven } from './mark-shapes.ts'
import { webStatusMessage } from './settings.ts'

/** The operator console: the same sign-in machinery, then queues, cases, transfers, the clock and the records. */

const anyStaff = { kind: 'staff', roles: [] } as const satisfies Access
const reviews = { kind: 'staff', roles: ['reviewer', 'underwriter', 'desk_admin'] } as const satisfies Access
const reads = { kind: 'staff', roles: ['reviewer', 'underwriter'] } as const satisfies Access
const decides = { kind: 'staff', roles: ['underwriter'] } as const satisfies Access
const pays = { kind: 'staff', roles: ['finance'] } as const satisfies Access
const administers = { kind: 'staff', roles: ['desk_admin'] } as const satisfies Access
const flow = { kind: 'flow', audience: 'desk' } as const satisfies Access
const byId = z.strictObject({ id: z.string().max(64) })
const byMark = byId.extend({ markId: z.string().max(64) })

const one = z.object({ case: deskCase })
const page = { next_page_token: z.string().nullable() }

export const desk = {
  'desk.authenticate': endpoint({
    route: routes['desk.authenticate'],
    summary: 'Send a first-factor code to a member of staff',
    access: { kind: 'public' },
    body: authenticateBody,
    response: authenticateAnswer,
    reasons: ['invalid_email', 'invalid_phone', 'bot_check_failed', 'too_many_codes', 'flow_expired'],
    rate: 'sign_in',
    audit: 'desk_sign_in.code_sent',
    unitOfWork: 'own',
  }),
  'desk.verify': endpoint({
    route: routes['desk.verify'],
    summary: 'Verify the first-factor code of staff; a second factor always follows',
    access: { kind: 'public' },
    body: verifyBody,
    response: verifyAnswer,
    reasons: ['invalid_code', 'too_many_tries', 'flow_expired'],
    rate: 'sign_in',
    audit: 'desk_sign_in.first_factor',
    answerIsSecret: true,
  }),
  'desk.challenge': endpoint({
    route: routes['desk.challenge'],
    summary: 'Send the second-factor code of staff',
    access: flow,
    body: challengeBody,
    response: challengeAnswer,
    reasons: ['flow_expired', 'too_many_codes'],
    rate: 'sign_in',
    audit: 'desk_sign_in.challenge_sent',
  }),
  'desk.challengeVerify': endpoint({
    route: routes['desk.challengeVerify'],
    summary: 'Verify the second factor and open the console',
    access: flow,
    body: challengeVerifyBody,
    response: tokenAnswer,
    reasons: ['invalid_code', 'too_many_tries', 'flow_expired'],
    rate: 'sign_in',
    audit: 'desk_sign_in.completed',
    answerIsSecret: true,
  }),
  'desk.logout': endpoint({
    route: routes['desk.logout'],
    summary: 'End this staff session',
    access: anyStaff,
    response: null,
    audit: 'desk_session.ended',
  }),
  'desk.session': endpoint({
    route: routes['desk.session'],
    summary: 'Who is signed in to the console, and what they may do',
    access: anyStaff,
    response: z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      roles: z.array(z.enum(staffRoles)),
      clock,
      four_eyes_above: z.record(z.string(), amountOut),
    }),
  }),
  'desk.queue': endpoint({
    route: routes['desk.queue'],
    summary: 'Capital applications, the nearest deadline first',
    access: reviews,
    query: z.strictObject({
      status: z.enum(applicationStatuses).optional(),
      search: z.string().max(80).optional(),
      ...pageQuery,
    }),
    response: z.object({
      applications: z.array(queueItem),
      waiting: z.number().int(),
      /** Of these, longer than the 72 hours they were promised (DEC-APPL-3). */
      overdue: z.number().int(),
      ...page,
    }),
  }),
  'desk.case': endpoint({
    route: routes['desk.case'],
    summary: 'One application with everything a decision needs',
    access: reviews,
    params: byId,
    response: one,
    audit: 'case.viewed',
    unitOfWork: 'write',
    versioned: true,
  }),
  'desk.decide': endpoint({
    route: routes['desk.decide'],
    summary: 'Approve, reject or reset; above the limit the approval waits for a second person',
    access: decides,
    params: byId,
    body: decisionBody,
    response: one,
    reasons: ['wrong_status', 'terms_raised', 'own_proposal', 'advance_open'],
    audit: 'case.decided',
    versioned: true,
  }),
  'desk.cancelApplication': endpoint({
    route: routes['desk.cancelApplication'],
    summary: 'Cancel an application that waits for its review because the merchant asked for it (DEC-APPL-1)',
    access: decides,
    params: byId,
    body: z.strictObject({ note: z.string().trim().min(1, 'required').max(500, 'too_long') }),
    response: one,
    reasons: ['wrong_status'],
    audit: 'case.cancelled',
    versioned: true,
  }),
  'desk.readLicence': endpoint({
    route: routes['desk.readLicence'],
    summary: 'Keep the end of the licence as it was read from its file; null takes it back (DEC-APPL-9)',
    access: reads,
    params: byId,
    body: z.strictObject({ expires_on: calendarDate.nullable() }),
    response: one,
    reasons: ['wrong_status'],
    audit: 'case.licence_read',
  }),
  'desk.confirmDecision': endpoint({
    route: routes['desk.confirmDecision'],
    summary: 'A second person accepts or returns a proposed approval',
    access: decides,
    params: byId,
    body: z.strictObject({ accept: z.boolean() }),
    response: one,
    reasons: ['wrong_status', 'own_proposal', 'not_proposed', 'advance_open'],
    audit: 'case.second_decision',
  }),
  'desk.addMarks': endpoint({
    route: routes['desk.addMarks'],
    summary:
      'Keep marks in a case that may go back, for every underwriter of it; none takes the place of another',
    access: decides,
    params: byId,
    body: z.strictObject({ marks: marksGiven.min(1, 'required') }),
    response: one,
    reasons: ['wrong_status', 'mark_exists'],
    audit: 'case.marked',
  }),
  'desk.changeMark': endpoint({
    route: routes['desk.changeMark'],
    summary: 'Write a kept mark anew, on the version that was read',
    access: decides,
    params: byMark,
    body: markGiven.omit({ target: true }),
    response: one,
    reasons: ['wrong_status', 'mark_exists'],
    audit: 'case.mark_changed',
    versioned: true,
  }),
  'desk.removeMark': endpoint({
    route: routes['desk.removeMark'],
    summary: 'Take a kept mark back, on the version that was read',
    access: decides,
    params: byMark,
    response: one,
    reasons: ['wrong_status'],
    audit: 'case.mark_removed',
    versioned: true,
  }),
  'desk.transfers': endpoint({
    route: routes['desk.transfers'],
    summary: 'Bank transfers that were ordered',
    access: { kind: 'staff', roles: ['finance', 'underwriter', 'desk_admin'] },
    query: z.strictObject({ status: z.enum(transferStatuses).optional(), ...pageQuery }),
    response: z.object({ transfers: z.array(transfer), ...page }),
  }),
  'desk.confirmTransfer': endpoint({
    route: routes['desk.confirmTransfer'],
    summary: 'The bank has paid; above the limit a second person must confirm too',
    access: pays,
    params: byId,
    body: z.strictObject({ bank_reference: z.string().trim().min(3, 'too_short').max(60, 'too_long') }),
    response: z.object({ transfer }),
    reasons: ['wrong_status', 'own_proposal'],
    audit: 'transfer.confirmed',
  }),
  'desk.rejectTransfer': endpoint({
    route: routes['desk.rejectTransfer'],
    summary: 'The bank has refused the transfer',
    access: pays,
    params: byId,
    body: z.strictObject({ reason: z.string().trim().min(3, 'too_short').max(300, 'too_long') }),
    response: z.object({ transfer }),
    reasons: ['wrong_status'],
    audit: 'transfer.rejected',
  }),
  'desk.reorderTransfer': endpoint({
    route: routes['desk.reorderTransfer'],
    summary: 'Order the transfer of a waiting advance again, to a corrected IBAN where one is given',
    access: pays,
    params: byId,
    body: z.strictObject({ iban: z.string().max(42).optional() }),
    response: z.object({ transfer }),
    reasons: ['wrong_status', 'own_proposal', 'pay_off_not_covered'],
    audit: 'transfer.reordered',
  }),
  'desk.clock': endpoint({
    route: routes['desk.clock'],
    summary: 'The product’s clock, and how far its last move has come',
    access: anyStaff,
    response: z.object({ clock, move: clockMove.nullable() }),
  }),
  'desk.moveClock': endpoint({
    route: routes['desk.moveClock'],
    summary:
      'Move the clock forward (demo mode). Everything due in between happens; a move that takes longer answers that it is running',
    access: anyStaff,
    body: z.strictObject({ to: instant }),
    response: z.object({ clock, move: clockMove }),
    reasons: ['clock_backwards', 'clock_moving'],
    audit: 'clock.moved',
    unitOfWork: 'own',
  }),
  'desk.remoteConfig': endpoint({
    route: routes['desk.remoteConfig'],
    summary: 'The remote configuration that staff edit',
    access: anyStaff,
    response: z.object({ web_status_message: webStatusMessage.nullable() }),
  }),
  'desk.setRemoteConfig': endpoint({
    route: routes['desk.setRemoteConfig'],
    summary: 'Publish the warning banner',
    access: administers,
    params: z.strictObject({ key: z.literal('web_status_message') }),
    body: webStatusMessage,
    response: z.object({ web_status_message: webStatusMessage }),
    audit: 'remote_config.set',
  }),
  'desk.merchants': endpoint({
    route: routes['desk.merchants'],
    summary: 'Merchants by name or id',
    access: anyStaff,
    query: z.strictObject({ search: z.string().max(80).optional(), ...pageQuery }),
    response: z.object({
      merchants: z.array(
        z.object({ id: z.string(), name: z.string(), name_ar: z.string(), country: z.string(), currency }),
      ),
      ...page,
    }),
  }),
  'desk.merchantExperiments': endpoint({
    route: routes['desk.merchantExperiments'],
    summary: 'The experiments of one merchant',
    access: anyStaff,
    params: byId,
    response: z.object({ experiments: z.array(experiment.extend({ enabled: z.boolean() })) }),
  }),
  'desk.setExperiment': endpoint({
    route: routes['desk.setExperiment'],
    summary: 'Switch one experiment of one merchant',
    access: administers,
    params: z.strictObject({ id: z.string().max(64), name: z.string().max(60) }),
    body: z.strictObject({ enabled: z.boolean() }),
    response: z.object({ experiments: z.array(experiment.extend({ enabled: z.boolean() })) }),
    audit: 'experiment.set',
  }),
  'desk.audit': endpoint({
    route: routes['desk.audit'],
    summary: 'The audit log, newest first',
    access: { kind: 'staff', roles: ['desk_admin', 'underwriter', 'finance', 'reviewer'] },
    query: z.strictObject({
      merchant_id: z.string().max(64).optional(),
      action: z.string().max(80).optional(),
      ...pageQuery,
    }),
    response: z.object({ entries: z.array(auditEntry), ...page }),
  }),
  'desk.verifyAudit': endpoint({
    route: routes['desk.verifyAudit'],
    summary: 'Verify the chains of the audit log and of the journal',
    access: administers,
    query: z.strictObject({ merchant_id: z.string().max(64).optional() }),
    response: z.object({
      intact: z.boolean(),
      entries: z.number().int(),
      broken_at: z.string().nullable(),
      journal_intact: z.boolean(),
      journal_entries: z.number().int(),
    }),
  }),
  'desk.fileTicket': endpoint({
    route: routes['desk.fileTicket'],
    summary: 'A signed streaming address for a document of a case',
    access: reviews,
    body: z.strictObject({ url: fileHandle }),
    response: z.object({ address: z.string(), expires_at: instant }),
    audit: 'file.viewed',
  }),
  'desk.fileStream': endpoint({
    route: routes['desk.fileStream'],
    summary: 'The bytes behind a ticket',
    access: reviews,
    params: z.strictObject({ ticket: z.string().max(400) }),
    response: 'stream',
    unitOfWork: 'own',
  }),
}
