import type { WorkKind } from '@daftar/rules/work/work-kinds'
import type { WorkItem } from '@daftar/contract/endpoints/console/work'
import { addresses } from '../addresses.ts'

/** The screen of the sidebar on which work of a kind is done. */
export const screenOfWork: Readonly<Record<WorkKind, string>> = {
  case: '/cases',
  case_second: '/cases',
  bank_account: '/bank-accounts',
  bank_account_stopped: '/bank-accounts',
  screening: '/screening',
  relief: '/relief',
  relief_second: '/relief',
  transfer: '/transfers',
  transfer_second: '/transfers',
  debit: '/mandates',
  payout_held: '/settlement',
  payout_failed: '/settlement',
  adjustment_second: '/adjustments',
  write_off_second: '/advances',
  bank_file: '/reconciliation',
  book_difference: '/advances',
  call_back: '/call-backs',
  contract: '/merchants',
  webhook: '/integrations',
  store_request: '/store-requests',
  listing: '/listings',
  campaign: '/ads',
  ticket: '/support',
  held_mail: '/support',
  dispute: '/disputes',
  dispute_second: '/disputes',
  top_up: '/top-ups',
  top_up_second: '/top-ups',
  card_application: '/merchants',
  card_limit_second: '/merchants',
  onboarding: '/onboarding',
  onboarding_second: '/onboarding',
  onboarding_call: '/onboarding',
  legal_entity_update: '/legal-entities',
}

/** Where a piece of work is done: its own page where it has one, else the list it stands in. */
export function addressOfWork({ kind, id, target }: Pick<WorkItem, 'kind' | 'id' | 'target'>): string {
  switch (kind) {
    case 'case':
    case 'case_second':
      return addresses.oneCase(id)
    case 'bank_account':
    case 'bank_account_stopped':
      return addresses.oneBankAccount(id)
    case 'screening':
      return addresses.screening
    case 'relief':
    case 'relief_second':
      return addresses.relief
    case 'transfer':
    case 'transfer_second':
      return addresses.transfersToConfirm
    case 'debit':
      return addresses.debitsPending
    case 'payout_held':
    case 'payout_failed':
      return addresses.onePayout(id)
    case 'adjustment_second':
      return addresses.adjustmentsProposed
    case 'write_off_second':
      return addresses.oneAdvance(target)
    case 'bank_file':
      return addresses.linesOfFile(id)
    case 'book_difference':
      return addresses.bookDifferences
    case 'call_back':
      return addresses.callBacks
    case 'contract':
      return addresses.contractOf(target)
    case 'store_request':
      return addresses.oneStoreRequest(id)
    case 'listing':
      return addresses.oneListing(id)
    case 'campaign':
      return addresses.oneCampaign(id)
    case 'ticket':
      return addresses.oneTicket(id)
    case 'held_mail':
      return addresses.supportMails
    case 'dispute':
    case 'dispute_second':
      return addresses.oneDispute(id)
    case 'top_up':
    case 'top_up_second':
      return addresses.topUps
    case 'card_application':
    case 'card_limit_second':
      return addresses.cardsOf(target)
    case 'webhook':
      return addresses.integration(target)
    case 'legal_entity_update':
      return addresses.oneEntityUpdate(id)
    case 'onboarding':
    case 'onboarding_second':
    case 'onboarding_call':
      return addresses.oneOnboarding(id)
  }
}
