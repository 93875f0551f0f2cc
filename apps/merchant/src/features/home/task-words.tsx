import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { dateText, instantDateText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import type { ReactNode } from 'react'
import type { HomeTask } from './queries.ts'

/** A line below the title of a task; `due` where a day counts or something is wrong. */
type TaskLine = { id: string; text: ReactNode; due?: boolean }

/** What there is to do, in a few words. */
export function taskTitle(task: HomeTask): string {
  switch (task.kind) {
    case 'payout_failed':
      return m.home_task_payout_failed()
    case 'payout_held':
      return m.home_task_payout_held()
    case 'short_weeks':
      return m.home_task_short_weeks()
    case 'contract':
      return m.home_task_contract()
    case 'mandate':
      return m.home_task_mandate()
    case 'corrections':
      return task.count > 0 ? m.home_task_corrections({ count: task.count }) : m.home_task_sent_back()
    case 'capture':
      return m.home_task_capture({ count: task.count })
    case 'licence':
      return task.is_suspended ? m.home_task_licence_suspended() : m.home_task_licence()
    case 'webhooks':
      return m.home_task_webhooks({ count: task.failing })
    case 'relief':
      return task.status === 'approved' ? m.home_task_relief_approved() : m.home_task_relief_declined()
    case 'draft':
      return m.home_task_draft()
  }
}

/** What else has to be known of it. */
export function taskLines(task: HomeTask): TaskLine[] {
  switch (task.kind) {
    case 'payout_failed':
    case 'payout_held':
    case 'short_weeks':
      return [
        { id: 'amount', text: <Money value={task.amount} currency={task.currency} /> },
        ...(task.kind === 'payout_failed'
          ? [{ id: 'why', text: m.home_task_payout_failed_text(), due: true }]
          : []),
      ]
    case 'contract':
      return [
        { id: 'who', text: m.home_task_contract_text({ name: isolated(task.signer_name) }) },
        {
          id: 'until',
          text: m.home_task_until({ date: isolated(instantDateText(task.expires_at)) }),
          due: true,
        },
      ]
    case 'mandate':
      return [{ id: 'how', text: m.home_task_mandate_text() }]
    case 'corrections':
      return [{ id: 'of', text: m.home_task_corrections_text() }]
    case 'capture':
      return [
        { id: 'amount', text: <Money value={task.amount} currency={task.currency} /> },
        { id: 'oldest', text: oldestText(task.oldest_days) },
        ...(task.late > 0
          ? [
              {
                id: 'late',
                text: m.home_task_capture_late({ count: task.late, days: String(task.auto_capture_days) }),
                due: true,
              },
            ]
          : []),
      ]
    case 'licence':
      return [
        { id: 'on', text: m.home_task_licence_on({ date: isolated(dateText(task.expires_on)) }), due: true },
      ]
    case 'webhooks':
      return task.paused > 0 ? [{ id: 'paused', text: m.home_task_webhooks_paused(), due: true }] : []
    case 'relief':
      return [{ id: 'at', text: isolated(instantDateText(task.decided_at)) }]
    case 'draft':
      return [{ id: 'at', text: m.home_task_draft_text({ date: isolated(instantDateText(task.saved_at)) }) }]
  }
}

function oldestText(days: number): string {
  return days === 0 ? m.home_task_capture_today() : m.home_task_capture_oldest({ count: days })
}

/** Where it is done. */
export function taskAddress(task: HomeTask): string {
  switch (task.kind) {
    case 'payout_failed':
    case 'payout_held':
      return pathOf('payouts', { payoutId: task.payout_id })
    case 'short_weeks':
    case 'mandate':
    case 'relief':
      return capitalPaths.advance(task.loan_id)
    case 'contract':
    case 'corrections':
      return capitalPaths.application(task.application_id)
    case 'capture':
      return `${pathOf('payments')}?status=authorized`
    case 'licence':
      return pathOf('legalEntity', { originalLegalEntityId: task.legal_entity_id })
    case 'webhooks':
      return pathOf('webhooks')
    case 'draft':
      return capitalPaths.entry
  }
}

/** One of its kind on the page. */
export function taskKey(task: HomeTask): string {
  return `${task.kind} ${taskAddress(task)}`
}
