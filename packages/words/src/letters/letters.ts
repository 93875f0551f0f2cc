import type { LetterKind } from '@daftar/rules/letters/letter-kinds'
import type { Language } from '../language.ts'
import * as ads from './ads-letters.ts'
import * as advance from './advance-letters.ts'
import * as application from './application-letters.ts'
import * as bankAccount from './bank-account-letters.ts'
import * as contact from './contact-letters.ts'
import * as card from './card-letters.ts'
import * as company from './company-letters.ts'
import * as contract from './contract-letters.ts'
import * as dispute from './dispute-letters.ts'
import type { LetterWords, Writes } from './letter-line.ts'
import * as onboarding from './onboarding-letters.ts'
import * as part from './part-letters.ts'
import * as payout from './payout-letters.ts'
import * as salesContract from './sales-contract-letters.ts'
import * as shop from './shop-letters.ts'
import * as signIn from './sign-in-letters.ts'
import * as staff from './staff-letters.ts'
import * as store from './store-letters.ts'
import * as support from './support-letters.ts'
import * as wallet from './wallet-letters.ts'

/** What a letter of each kind tells of. */
interface Facts {
  sign_in_code: signIn.CodeFacts
  sign_in_changed: signIn.ChangeFacts
  user_invited: signIn.InviteFacts
  part_asked: part.PartAskedFacts
  contact_asked: contact.ContactAskedFacts
  bank_account_waiting: bankAccount.WaitingAccountFacts
  bank_account_declined: bankAccount.DeclinedAccountFacts
  bank_account_effective: bankAccount.EffectiveAccountFacts
  bank_account_stopped: bankAccount.StoppedAccountFacts
  payout_sent: payout.SentFacts
  payout_failed: payout.FailedFacts
  payout_in_wallet: payout.InWalletFacts
  refund_waits: payout.RefundWaitsFacts
  wallet_topped_up: wallet.ToppedUpFacts
  wallet_top_up_undone: wallet.ToppedUpFacts
  wallet_withdrawal_paid: wallet.PaidWithdrawalFacts
  wallet_withdrawal_failed: wallet.WithdrawalFacts
  card_approved: card.CardsFacts
  card_declined: card.DeclinedCardsFacts
  card_created: card.NewCardFacts
  card_frozen: card.FrozenCardFacts
  payouts_file: shop.FileFacts
  orders_to_capture: shop.CaptureFacts
  dispute_opened: dispute.OpenedFacts
  dispute_reminder: dispute.ReminderFacts
  dispute_sent: dispute.DisputeFacts
  dispute_ended: dispute.EndedFacts
  shop_failing: shop.ShopFacts
  shop_paused: shop.ShopFacts
  shop_resumed: shop.ShopFacts
  offer_made: application.OfferFacts
  application_idle: application.IdleFacts
  application_reset: application.ResetFacts
  application_rejected: application.RejectedFacts
  onboarding_received: onboarding.HandedInFacts
  onboarding_call: onboarding.HandedInFacts
  onboarding_details: onboarding.LeadingFacts
  onboarding_changes: onboarding.ChangesFacts
  onboarding_approved: onboarding.LeadingFacts
  onboarding_declined: onboarding.DeclinedFacts
  sales_contract_ready: salesContract.SalesContractFacts
  sales_contract_signed: salesContract.SalesContractFacts
  sales_contract_completed: salesContract.SalesContractFacts
  legal_entity_expires: company.ExpiresFacts
  legal_entity_expired: company.ExpiredFacts
  legal_entity_owner_id: company.OwnerIdFacts
  legal_entity_suspended: company.SuspendedFacts
  legal_entity_received: company.CompanyFacts
  legal_entity_changes: company.ChangesFacts
  legal_entity_approved: company.ApprovedFacts
  legal_entity_rejected: company.RejectedFacts
  store_request_approved: store.StoreRequestFacts
  store_request_declined: store.DeclinedFacts
  listing_published: store.StoreFacts
  listing_rejected: store.ListingBackFacts
  listing_unpublished: store.ListingBackFacts
  shop_platform_broken: shop.BrokenFacts
  campaign_approved: ads.ApprovedCampaignFacts
  campaign_rejected: ads.RejectedCampaignFacts
  campaign_finished: ads.FinishedCampaignFacts
  contract_ready: contract.ReadyFacts
  contract_reminder: contract.ReminderFacts
  contract_signed: contract.ContractFacts
  contract_expired: contract.ContractFacts
  advance_funded: advance.FundedFacts
  advance_refused: advance.RefusedFacts
  advance_short: advance.WeekFacts
  advance_back_on_track: advance.OfAdvance
  advance_flagged: advance.FlaggedFacts
  advance_unanswered: advance.UnansweredFacts
  advance_closed: advance.ClosedFacts
  advance_paid_off: advance.PaidOffFacts
  advance_written_off: advance.OfAdvance
  advance_voided: object
  relief_decided: advance.ReliefFacts
  ticket_answered: support.AnsweredFacts
  ticket_resolved: support.TicketFacts
  staff_application_overdue: staff.OverdueFacts
  staff_bank_account_stopped: staff.StoppedChangeFacts
  staff_advance_flagged: staff.StaffFlaggedFacts
  staff_advance_stopped: staff.StoppedFacts
  staff_debits_unanswered: staff.CountFacts
  staff_books_differ: staff.CountFacts
  staff_ticket_late: staff.LateTicketFacts
  staff_mail_tried: staff.TriedFacts
}

const writers: { [Kind in LetterKind]: Writes<Facts[Kind]> } = {
  ...signIn.signInLetters,
  ...bankAccount.bankAccountLetters,
  ...payout.payoutLetters,
  ...shop.shopLetters,
  ...dispute.disputeLetters,
  ...application.applicationLetters,
  ...onboarding.onboardingLetters,
  ...salesContract.salesContractLetters,
  ...company.companyLetters,
  ...store.storeLetters,
  ...ads.adsLetters,
  ...contract.contractLetters,
  ...advance.advanceLetters,
  ...support.supportLetters,
  ...part.partLetters,
  ...wallet.walletLetters,
  ...card.cardLetters,
  ...contact.contactLetters,
  ...staff.staffLetters,
}

/** A letter as it is decided: its kind and what it tells of. */
export type Told = { [Kind in LetterKind]: { kind: Kind; facts: Facts[Kind] } }[LetterKind]

/** What a letter says in a language. */
export function letterWords({ kind, facts }: Told, locale: Language): LetterWords {
  const write = writers[kind] as Writes<Told['facts']>
  return write(facts, locale)
}
