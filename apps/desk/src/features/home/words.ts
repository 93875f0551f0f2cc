import type { WorkItem } from '@daftar/contract/endpoints/console/work'
import type { WorkKind } from '@daftar/rules/work/work-kinds'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'

/** Whom or what a piece of work is about. */
export function titleOf(item: WorkItem): string {
  return item.merchant_id === null ? item.note : merchantNameText(item)
}

/** A kind as a queue of the team. */
export function queueText(kind: WorkKind): string {
  switch (kind) {
    case 'case':
      return m.desk_work_queue_case()
    case 'case_second':
      return m.desk_work_queue_case_second()
    case 'bank_account':
      return m.desk_work_queue_bank_account()
    case 'bank_account_stopped':
      return m.desk_work_queue_bank_account_stopped()
    case 'screening':
      return m.desk_work_queue_screening()
    case 'relief':
      return m.desk_work_queue_relief()
    case 'relief_second':
      return m.desk_work_queue_relief_second()
    case 'transfer':
      return m.desk_work_queue_transfer()
    case 'transfer_second':
      return m.desk_work_queue_transfer_second()
    case 'debit':
      return m.desk_work_queue_debit()
    case 'payout_held':
      return m.desk_work_queue_payout_held()
    case 'payout_failed':
      return m.desk_work_queue_payout_failed()
    case 'adjustment_second':
      return m.desk_work_queue_adjustment()
    case 'write_off_second':
      return m.desk_work_queue_write_off()
    case 'bank_file':
      return m.desk_work_queue_bank_file()
    case 'book_difference':
      return m.desk_work_queue_book_difference()
    case 'call_back':
      return m.desk_work_queue_call_back()
    case 'contract':
      return m.desk_work_queue_contract()
    case 'webhook':
      return m.desk_work_queue_webhook()
    case 'legal_entity_update':
      return m.desk_work_queue_legal_entity_update()
    case 'store_request':
      return m.desk_work_queue_store_request()
    case 'listing':
      return m.desk_work_queue_listing()
    case 'campaign':
      return m.desk_work_queue_campaign()
    case 'ticket':
      return m.desk_work_queue_ticket()
    case 'held_mail':
      return m.desk_work_queue_held_mail()
    case 'dispute':
      return m.desk_work_queue_dispute()
    case 'dispute_second':
      return m.desk_work_queue_dispute_second()
    case 'card_application':
      return m.desk_work_queue_card_application()
    case 'card_limit_second':
      return m.desk_work_queue_card_limit_second()
    case 'top_up':
      return m.desk_work_queue_top_up()
    case 'top_up_second':
      return m.desk_work_queue_top_up_second()
    case 'onboarding':
      return m.desk_work_queue_onboarding()
    case 'onboarding_second':
      return m.desk_work_queue_onboarding_second()
    case 'onboarding_call':
      return m.desk_work_queue_onboarding_call()
  }
}

/** The words of the button that leads to it. */
export function actText(kind: WorkKind): string {
  if (kind === 'case' || kind === 'case_second') return m.desk_work_act_case()
  if (kind === 'onboarding' || kind === 'onboarding_second') return m.desk_work_act_onboarding()
  if (kind === 'dispute' || kind === 'dispute_second') return m.desk_work_act_dispute()
  if (kind === 'ticket') return m.desk_work_act_ticket()
  return kind === 'relief' || kind === 'relief_second' ? m.desk_work_act_relief() : m.desk_work_act_open()
}
