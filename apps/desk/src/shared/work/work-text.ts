import type { WorkItem } from '@daftar/contract/endpoints/console/work'
import { m } from '@daftar/words'

/** What is to be done, in one line. */
export function taskText({ kind, note, count, begun_by: begun }: WorkItem): string {
  const name = begun ?? m.common_dash()
  switch (kind) {
    case 'case':
      return m.desk_work_case()
    case 'case_second':
      return m.desk_work_case_second({ name })
    case 'bank_account':
      return m.desk_work_bank_account()
    case 'bank_account_stopped':
      return m.desk_work_bank_account_stopped()
    case 'screening':
      return m.desk_work_screening()
    case 'relief':
      return note === 'pause' ? m.desk_work_relief_pause({ count }) : m.desk_work_relief_lower({ count })
    case 'relief_second':
      return m.desk_work_relief_second({ name })
    case 'transfer':
      if (note === 'wallet') return m.desk_work_transfer_wallet()
      return note === 'advance' ? m.desk_work_transfer_advance() : m.desk_work_transfer_payout()
    case 'transfer_second':
      return m.desk_work_transfer_second({ name })
    case 'debit':
      return m.desk_work_debit()
    case 'payout_held':
      return m.desk_work_payout_held()
    case 'payout_failed':
      return m.desk_work_payout_failed()
    case 'adjustment_second':
      return m.desk_work_adjustment({ name })
    case 'write_off_second':
      return m.desk_work_write_off({ name })
    case 'bank_file':
      return m.desk_work_bank_file({ count })
    case 'book_difference':
      return m.desk_work_book_difference()
    case 'call_back':
      return m.desk_work_call_back()
    case 'contract':
      return m.desk_work_contract()
    case 'webhook':
      return m.desk_work_webhook()
    case 'legal_entity_update':
      return m.desk_work_legal_entity_update()
    case 'store_request':
      return m.desk_work_store_request()
    case 'listing':
      return m.desk_work_listing()
    case 'campaign':
      return m.desk_work_campaign()
    case 'ticket':
      return m.desk_work_ticket({ number: note })
    case 'held_mail':
      return m.desk_work_held_mail({ number: note })
    case 'dispute':
      return m.desk_work_dispute()
    case 'dispute_second':
      return m.desk_work_dispute_second()
    case 'card_application':
      return m.desk_work_card_application()
    case 'card_limit_second':
      return m.desk_work_card_limit_second({ name })
    case 'top_up':
      return m.desk_work_top_up()
    case 'top_up_second':
      return m.desk_work_top_up_second({ name })
    case 'onboarding':
      return m.desk_work_onboarding()
    case 'onboarding_second':
      return m.desk_work_onboarding_second({ name })
    case 'onboarding_call':
      return m.desk_work_onboarding_call()
  }
}
