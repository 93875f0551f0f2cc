import type { endpoints } from '@daftar/contract'
import { m } from '@daftar/words'

/** What work on the server itself puts on record, and what stands for many refusals. */
type OfOperators =
  | 'bank_account.effective'
  | 'file.erased'
  | 'identity.phone_forgotten'
  | 'refused.others'
  | 'registers.banks_imported'
  | 'registers.maintenance_set'
  | 'screening.list_loaded'
  | 'secrets.files_erased'
  | 'secrets.rotated'
  | 'staff.added'
  | 'staff.blocked'
  | 'staff.roles_changed'
  | 'staff.unblocked'

type Endpoints = typeof endpoints

/** The names that rows of the endpoint table spell out; a row that leaves no entry names none. */
type OfCalls = {
  [Id in keyof Endpoints]: string extends NonNullable<Endpoints[Id]['audit']>
    ? never
    : NonNullable<Endpoints[Id]['audit']>
}[keyof Endpoints]

/** Every kind of entry that the product writes: a new one does not compile until it has its words below. */
export type AuditKind = OfCalls | OfOperators

type Words = (of: { merchant: string }) => string

/** What somebody did, behind their name; and the same as what somebody was refused. */
export const auditSentences: Readonly<Record<AuditKind, Readonly<{ did: Words; trying: Words }>>> = {
  'account.phone_code_sent': {
    did: m.audit_did_account_phone_code_sent,
    trying: m.audit_trying_account_phone_code_sent,
  },
  'account.phone_linked': {
    did: m.audit_did_account_phone_linked,
    trying: m.audit_trying_account_phone_linked,
  },
  'account.phone_proof_sent': {
    did: m.audit_did_account_phone_proof_sent,
    trying: m.audit_trying_account_phone_proof_sent,
  },
  'account.phone_proven': {
    did: m.audit_did_account_phone_proven,
    trying: m.audit_trying_account_phone_proven,
  },
  'adjustment.approved': { did: m.audit_did_adjustment_approved, trying: m.audit_trying_adjustment_approved },
  'adjustment.proposed': { did: m.audit_did_adjustment_proposed, trying: m.audit_trying_adjustment_proposed },
  'adjustment.rejected': { did: m.audit_did_adjustment_rejected, trying: m.audit_trying_adjustment_rejected },
  'advance.receipt_recorded': {
    did: m.audit_did_advance_receipt_recorded,
    trying: m.audit_trying_advance_receipt_recorded,
  },
  'advance.write_off_decided': {
    did: m.audit_did_advance_write_off_decided,
    trying: m.audit_trying_advance_write_off_decided,
  },
  'advance.write_off_proposed': {
    did: m.audit_did_advance_write_off_proposed,
    trying: m.audit_trying_advance_write_off_proposed,
  },
  'api_keys.issued': { did: m.audit_did_api_keys_issued, trying: m.audit_trying_api_keys_issued },
  'api_keys.integration_changed': {
    did: m.audit_did_api_keys_integration_changed,
    trying: m.audit_trying_api_keys_integration_changed,
  },
  'api_keys.revoked': { did: m.audit_did_api_keys_revoked, trying: m.audit_trying_api_keys_revoked },
  'api_keys.shown': { did: m.audit_did_api_keys_shown, trying: m.audit_trying_api_keys_shown },
  'application.created': { did: m.audit_did_application_created, trying: m.audit_trying_application_created },
  'application.saved': { did: m.audit_did_application_saved, trying: m.audit_trying_application_saved },
  'application.signatory_code_sent': {
    did: m.audit_did_application_signatory_code_sent,
    trying: m.audit_trying_application_signatory_code_sent,
  },
  'application.signatory_verified': {
    did: m.audit_did_application_signatory_verified,
    trying: m.audit_trying_application_signatory_verified,
  },
  'application.submitted': {
    did: m.audit_did_application_submitted,
    trying: m.audit_trying_application_submitted,
  },
  'bank_account.approved': {
    did: m.audit_did_bank_account_approved,
    trying: m.audit_trying_bank_account_approved,
  },
  'bank_account.declined': {
    did: m.audit_did_bank_account_declined,
    trying: m.audit_trying_bank_account_declined,
  },
  'bank_account.effective': {
    did: m.audit_did_bank_account_effective,
    trying: m.audit_trying_bank_account_effective,
  },
  'bank_account.proposed': {
    did: m.audit_did_bank_account_proposed,
    trying: m.audit_trying_bank_account_proposed,
  },
  'bank_account.settled': {
    did: m.audit_did_bank_account_settled,
    trying: m.audit_trying_bank_account_settled,
  },
  'bank_account.stopped': {
    did: m.audit_did_bank_account_stopped,
    trying: m.audit_trying_bank_account_stopped,
  },
  'bank_account.viewed': {
    did: m.audit_did_bank_account_viewed,
    trying: m.audit_trying_bank_account_viewed,
  },
  'bank_account.withdrawn': {
    did: m.audit_did_bank_account_withdrawn,
    trying: m.audit_trying_bank_account_withdrawn,
  },
  'bank_file.added': { did: m.audit_did_bank_file_added, trying: m.audit_trying_bank_file_added },
  'bank_line.matched': { did: m.audit_did_bank_line_matched, trying: m.audit_trying_bank_line_matched },
  'bank_line.reopened': { did: m.audit_did_bank_line_reopened, trying: m.audit_trying_bank_line_reopened },
  'bank_line.set_aside': { did: m.audit_did_bank_line_set_aside, trying: m.audit_trying_bank_line_set_aside },
  'call_backs.viewed': { did: m.audit_did_call_backs_viewed, trying: m.audit_trying_call_backs_viewed },
  'case.cancelled': { did: m.audit_did_case_cancelled, trying: m.audit_trying_case_cancelled },
  'case.decided': { did: m.audit_did_case_decided, trying: m.audit_trying_case_decided },
  'case.licence_read': { did: m.audit_did_case_licence_read, trying: m.audit_trying_case_licence_read },
  'case.mark_changed': { did: m.audit_did_case_mark_changed, trying: m.audit_trying_case_mark_changed },
  'case.mark_removed': { did: m.audit_did_case_mark_removed, trying: m.audit_trying_case_mark_removed },
  'case.marked': { did: m.audit_did_case_marked, trying: m.audit_trying_case_marked },
  'case.second_decision': {
    did: m.audit_did_case_second_decision,
    trying: m.audit_trying_case_second_decision,
  },
  'case.viewed': { did: m.audit_did_case_viewed, trying: m.audit_trying_case_viewed },
  'clock.moved': { did: m.audit_did_clock_moved, trying: m.audit_trying_clock_moved },
  'commission.set': { did: m.audit_did_commission_set, trying: m.audit_trying_commission_set },
  'contract.code_sent': { did: m.audit_did_contract_code_sent, trying: m.audit_trying_contract_code_sent },
  'contract.declined': { did: m.audit_did_contract_declined, trying: m.audit_trying_contract_declined },
  'contract.sent_again': { did: m.audit_did_contract_sent_again, trying: m.audit_trying_contract_sent_again },
  'contract.signed': { did: m.audit_did_contract_signed, trying: m.audit_trying_contract_signed },
  'debit.received': { did: m.audit_did_debit_received, trying: m.audit_trying_debit_received },
  'debit.settled': { did: m.audit_did_debit_settled, trying: m.audit_trying_debit_settled },
  'desk_session.ended': { did: m.audit_did_desk_session_ended, trying: m.audit_trying_desk_session_ended },
  'desk_sign_in.challenge_sent': {
    did: m.audit_did_desk_sign_in_challenge_sent,
    trying: m.audit_trying_desk_sign_in_challenge_sent,
  },
  'desk_sign_in.code_sent': {
    did: m.audit_did_desk_sign_in_code_sent,
    trying: m.audit_trying_desk_sign_in_code_sent,
  },
  'desk_sign_in.completed': {
    did: m.audit_did_desk_sign_in_completed,
    trying: m.audit_trying_desk_sign_in_completed,
  },
  'desk_sign_in.first_factor': {
    did: m.audit_did_desk_sign_in_first_factor,
    trying: m.audit_trying_desk_sign_in_first_factor,
  },
  'experiment.rule_set': {
    did: m.audit_did_experiment_rule_set,
    trying: m.audit_trying_experiment_rule_set,
  },
  'experiment.rule_declined': {
    did: m.audit_did_experiment_rule_declined,
    trying: m.audit_trying_experiment_rule_declined,
  },
  'merchant.locations_switched': {
    did: m.audit_did_merchant_locations_switched,
    trying: m.audit_trying_merchant_locations_switched,
  },
  'experiment.set': { did: m.audit_did_experiment_set, trying: m.audit_trying_experiment_set },
  'file.downloaded': { did: m.audit_did_file_downloaded, trying: m.audit_trying_file_downloaded },
  'file.erased': { did: m.audit_did_file_erased, trying: m.audit_trying_file_erased },
  'file.hold_placed': { did: m.audit_did_file_hold_placed, trying: m.audit_trying_file_hold_placed },
  'file.hold_released': { did: m.audit_did_file_hold_released, trying: m.audit_trying_file_hold_released },
  'file.relation_ended': {
    did: m.audit_did_file_relation_ended,
    trying: m.audit_trying_file_relation_ended,
  },
  'file.ticket': { did: m.audit_did_file_ticket, trying: m.audit_trying_file_ticket },
  'file.uploaded': { did: m.audit_did_file_uploaded, trying: m.audit_trying_file_uploaded },
  'file.viewed': { did: m.audit_did_file_viewed, trying: m.audit_trying_file_viewed },
  'health.tried': { did: m.audit_did_health_tried, trying: m.audit_trying_health_tried },
  'hold.placed': { did: m.audit_did_hold_placed, trying: m.audit_trying_hold_placed },
  'hold.released': { did: m.audit_did_hold_released, trying: m.audit_trying_hold_released },
  'identity.opened': { did: m.audit_did_identity_opened, trying: m.audit_trying_identity_opened },
  'identity.phone_forgotten': {
    did: m.audit_did_identity_phone_forgotten,
    trying: m.audit_trying_identity_phone_forgotten,
  },
  'identity.viewed': { did: m.audit_did_identity_viewed, trying: m.audit_trying_identity_viewed },
  'legal_entity.entered': {
    did: m.audit_did_legal_entity_entered,
    trying: m.audit_trying_legal_entity_entered,
  },
  'legal_entity.update_submitted': {
    did: m.audit_did_legal_entity_update_submitted,
    trying: m.audit_trying_legal_entity_update_submitted,
  },
  'legal_entity.update_viewed': {
    did: m.audit_did_legal_entity_update_viewed,
    trying: m.audit_trying_legal_entity_update_viewed,
  },
  'legal_entity.update_taken': {
    did: m.audit_did_legal_entity_update_taken,
    trying: m.audit_trying_legal_entity_update_taken,
  },
  'legal_entity.update_marked': {
    did: m.audit_did_legal_entity_update_marked,
    trying: m.audit_trying_legal_entity_update_marked,
  },
  'legal_entity.update_mark_changed': {
    did: m.audit_did_legal_entity_update_mark_changed,
    trying: m.audit_trying_legal_entity_update_mark_changed,
  },
  'legal_entity.update_mark_removed': {
    did: m.audit_did_legal_entity_update_mark_removed,
    trying: m.audit_trying_legal_entity_update_mark_removed,
  },
  'legal_entity.update_changes_asked': {
    did: m.audit_did_legal_entity_update_changes_asked,
    trying: m.audit_trying_legal_entity_update_changes_asked,
  },
  'legal_entity.update_rejected': {
    did: m.audit_did_legal_entity_update_rejected,
    trying: m.audit_trying_legal_entity_update_rejected,
  },
  'legal_entity.update_approved': {
    did: m.audit_did_legal_entity_update_approved,
    trying: m.audit_trying_legal_entity_update_approved,
  },
  'legal_entity.added': { did: m.audit_did_legal_entity_added, trying: m.audit_trying_legal_entity_added },
  'loan.phone_corrected': {
    did: m.audit_did_loan_phone_corrected,
    trying: m.audit_trying_loan_phone_corrected,
  },
  'mandate.answered': { did: m.audit_did_mandate_answered, trying: m.audit_trying_mandate_answered },
  'mandate.canceled': { did: m.audit_did_mandate_canceled, trying: m.audit_trying_mandate_canceled },
  'mandate.signed': { did: m.audit_did_mandate_signed, trying: m.audit_trying_mandate_signed },
  'mandate.sms_sent': { did: m.audit_did_mandate_sms_sent, trying: m.audit_trying_mandate_sms_sent },
  'mandate.started': { did: m.audit_did_mandate_started, trying: m.audit_trying_mandate_started },
  'member.changed': { did: m.audit_did_member_changed, trying: m.audit_trying_member_changed },
  'member.invite_declined': {
    did: m.audit_did_member_invite_declined,
    trying: m.audit_trying_member_invite_declined,
  },
  'member.invite_sent': { did: m.audit_did_member_invite_sent, trying: m.audit_trying_member_invite_sent },
  'member.joined': { did: m.audit_did_member_joined, trying: m.audit_trying_member_joined },
  'member.left': { did: m.audit_did_member_left, trying: m.audit_trying_member_left },
  'member.uninvited': { did: m.audit_did_member_uninvited, trying: m.audit_trying_member_uninvited },
  'member.invited': { did: m.audit_did_member_invited, trying: m.audit_trying_member_invited },
  'member.removed': { did: m.audit_did_member_removed, trying: m.audit_trying_member_removed },
  'member.viewed': { did: m.audit_did_member_viewed, trying: m.audit_trying_member_viewed },
  'merchant.created': { did: m.audit_did_merchant_created, trying: m.audit_trying_merchant_created },
  'merchant.note_written': {
    did: m.audit_did_merchant_note_written,
    trying: m.audit_trying_merchant_note_written,
  },
  'merchant.resumed': { did: m.audit_did_merchant_resumed, trying: m.audit_trying_merchant_resumed },
  'merchant.suspended': { did: m.audit_did_merchant_suspended, trying: m.audit_trying_merchant_suspended },
  'offer.made': { did: m.audit_did_offer_made, trying: m.audit_trying_offer_made },
  'offer.sized': { did: m.audit_did_offer_sized, trying: m.audit_trying_offer_sized },
  'offer.withdrawn': { did: m.audit_did_offer_withdrawn, trying: m.audit_trying_offer_withdrawn },
  'wallet.exported': {
    did: m.audit_did_wallet_exported,
    trying: m.audit_trying_wallet_exported,
  },
  'wallet.opened': {
    did: m.audit_did_wallet_opened,
    trying: m.audit_trying_wallet_opened,
  },
  'wallet.withdrawn': {
    did: m.audit_did_wallet_withdrawn,
    trying: m.audit_trying_wallet_withdrawn,
  },
  'wallet.payouts_chosen': {
    did: m.audit_did_wallet_payouts_chosen,
    trying: m.audit_trying_wallet_payouts_chosen,
  },
  'wallet.topped_up': {
    did: m.audit_did_wallet_topped_up,
    trying: m.audit_trying_wallet_topped_up,
  },
  'wallet.sent_back': {
    did: m.audit_did_wallet_sent_back,
    trying: m.audit_trying_wallet_sent_back,
  },
  'wallet.top_up_declined': {
    did: m.audit_did_wallet_top_up_declined,
    trying: m.audit_trying_wallet_top_up_declined,
  },
  'dispute.approved': {
    did: m.audit_did_dispute_approved,
    trying: m.audit_trying_dispute_approved,
  },
  'dispute.challenged': {
    did: m.audit_did_dispute_challenged,
    trying: m.audit_trying_dispute_challenged,
  },
  'dispute.answer_saved': {
    did: m.audit_did_dispute_answer_saved,
    trying: m.audit_trying_dispute_answer_saved,
  },
  'dispute.answer_dropped': {
    did: m.audit_did_dispute_answer_dropped,
    trying: m.audit_trying_dispute_answer_dropped,
  },
  'dispute.evidence_added': {
    did: m.audit_did_dispute_evidence_added,
    trying: m.audit_trying_dispute_evidence_added,
  },
  'dispute.file_uploaded': {
    did: m.audit_did_dispute_file_uploaded,
    trying: m.audit_trying_dispute_file_uploaded,
  },
  'dispute.exported': {
    did: m.audit_did_dispute_exported,
    trying: m.audit_trying_dispute_exported,
  },
  'dispute.viewed': {
    did: m.audit_did_dispute_viewed,
    trying: m.audit_trying_dispute_viewed,
  },
  'dispute.opened': {
    did: m.audit_did_dispute_opened,
    trying: m.audit_trying_dispute_opened,
  },
  'dispute.claimed': {
    did: m.audit_did_dispute_claimed,
    trying: m.audit_trying_dispute_claimed,
  },
  'dispute.claim_entered': {
    did: m.audit_did_dispute_claim_entered,
    trying: m.audit_trying_dispute_claim_entered,
  },
  'dispute.withdrawn': {
    did: m.audit_did_dispute_withdrawn,
    trying: m.audit_trying_dispute_withdrawn,
  },
  'dispute.decided': {
    did: m.audit_did_dispute_decided,
    trying: m.audit_trying_dispute_decided,
  },
  'dispute.confirmed': {
    did: m.audit_did_dispute_confirmed,
    trying: m.audit_trying_dispute_confirmed,
  },
  order_captured: { did: m.audit_did_order_captured, trying: m.audit_trying_order_captured },
  order_closed: { did: m.audit_did_order_closed, trying: m.audit_trying_order_closed },
  order_reference_changed: {
    did: m.audit_did_order_reference_changed,
    trying: m.audit_trying_order_reference_changed,
  },
  order_refunded: { did: m.audit_did_order_refunded, trying: m.audit_trying_order_refunded },
  orders_captured: { did: m.audit_did_orders_captured, trying: m.audit_trying_orders_captured },
  analytics_exported: {
    did: m.audit_did_analytics_exported,
    trying: m.audit_trying_analytics_exported,
  },
  orders_exported: { did: m.audit_did_orders_exported, trying: m.audit_trying_orders_exported },
  'payment_api.captured': {
    did: m.audit_did_payment_api_captured,
    trying: m.audit_trying_payment_api_captured,
  },
  'payment_api.closed': { did: m.audit_did_payment_api_closed, trying: m.audit_trying_payment_api_closed },
  'payment_api.reference_changed': {
    did: m.audit_did_payment_api_reference_changed,
    trying: m.audit_trying_payment_api_reference_changed,
  },
  'payment_api.refunded': {
    did: m.audit_did_payment_api_refunded,
    trying: m.audit_trying_payment_api_refunded,
  },
  payment_decided: { did: m.audit_did_payment_decided, trying: m.audit_trying_payment_decided },
  payment_given_up: { did: m.audit_did_payment_given_up, trying: m.audit_trying_payment_given_up },
  payment_link_cancelled: {
    did: m.audit_did_payment_link_cancelled,
    trying: m.audit_trying_payment_link_cancelled,
  },
  payment_link_created: {
    did: m.audit_did_payment_link_created,
    trying: m.audit_trying_payment_link_created,
  },
  payment_link_sent: { did: m.audit_did_payment_link_sent, trying: m.audit_trying_payment_link_sent },
  'payout.held': { did: m.audit_did_payout_held, trying: m.audit_trying_payout_held },
  'payout.reissued': { did: m.audit_did_payout_reissued, trying: m.audit_trying_payout_reissued },
  'payout.released': { did: m.audit_did_payout_released, trying: m.audit_trying_payout_released },
  'payout.returned': { did: m.audit_did_payout_returned, trying: m.audit_trying_payout_returned },
  'payout.rolled_over': { did: m.audit_did_payout_rolled_over, trying: m.audit_trying_payout_rolled_over },
  payout_cycle_changed: {
    did: m.audit_did_payout_cycle_changed,
    trying: m.audit_trying_payout_cycle_changed,
  },
  payout_requested: { did: m.audit_did_payout_requested, trying: m.audit_trying_payout_requested },
  payouts_exported: { did: m.audit_did_payouts_exported, trying: m.audit_trying_payouts_exported },
  'platform.connected': { did: m.audit_did_platform_connected, trying: m.audit_trying_platform_connected },
  'refused.others': { did: m.audit_did_refused_others, trying: m.audit_trying_refused_others },
  'relief.asked': { did: m.audit_did_relief_asked, trying: m.audit_trying_relief_asked },
  'relief.decided': { did: m.audit_did_relief_decided, trying: m.audit_trying_relief_decided },
  'relief.proposed': { did: m.audit_did_relief_proposed, trying: m.audit_trying_relief_proposed },
  'relief.withdrawn': { did: m.audit_did_relief_withdrawn, trying: m.audit_trying_relief_withdrawn },
  'registers.banks_imported': {
    did: m.audit_did_registers_banks_imported,
    trying: m.audit_trying_registers_banks_imported,
  },
  'registers.maintenance_set': {
    did: m.audit_did_registers_maintenance_set,
    trying: m.audit_trying_registers_maintenance_set,
  },
  'remote_config.set': { did: m.audit_did_remote_config_set, trying: m.audit_trying_remote_config_set },
  'reserve.set': { did: m.audit_did_reserve_set, trying: m.audit_trying_reserve_set },
  'screening.decided': { did: m.audit_did_screening_decided, trying: m.audit_trying_screening_decided },
  'screening.list_loaded': {
    did: m.audit_did_screening_list_loaded,
    trying: m.audit_trying_screening_list_loaded,
  },
  'secrets.files_erased': {
    did: m.audit_did_secrets_files_erased,
    trying: m.audit_trying_secrets_files_erased,
  },
  'secrets.rotated': { did: m.audit_did_secrets_rotated, trying: m.audit_trying_secrets_rotated },
  'session.all_ended': { did: m.audit_did_session_all_ended, trying: m.audit_trying_session_all_ended },
  'session.workspace_changed': {
    did: m.audit_did_session_workspace_changed,
    trying: m.audit_trying_session_workspace_changed,
  },
  'session.ended': { did: m.audit_did_session_ended, trying: m.audit_trying_session_ended },
  'settlement.run_started': {
    did: m.audit_did_settlement_run_started,
    trying: m.audit_trying_settlement_run_started,
  },
  'sign_in.challenge_sent': {
    did: m.audit_did_sign_in_challenge_sent,
    trying: m.audit_trying_sign_in_challenge_sent,
  },
  'sign_in.code_sent': { did: m.audit_did_sign_in_code_sent, trying: m.audit_trying_sign_in_code_sent },
  'sign_in.completed': { did: m.audit_did_sign_in_completed, trying: m.audit_trying_sign_in_completed },
  'sign_in.first_factor': {
    did: m.audit_did_sign_in_first_factor,
    trying: m.audit_trying_sign_in_first_factor,
  },
  'sign_in.setup_sent': { did: m.audit_did_sign_in_setup_sent, trying: m.audit_trying_sign_in_setup_sent },
  'staff.added': { did: m.audit_did_staff_added, trying: m.audit_trying_staff_added },
  'staff.blocked': { did: m.audit_did_staff_blocked, trying: m.audit_trying_staff_blocked },
  'staff.roles_changed': { did: m.audit_did_staff_roles_changed, trying: m.audit_trying_staff_roles_changed },
  'staff.unblocked': { did: m.audit_did_staff_unblocked, trying: m.audit_trying_staff_unblocked },
  'store.added': { did: m.audit_did_store_added, trying: m.audit_trying_store_added },
  'store.codes_changed': { did: m.audit_did_store_codes_changed, trying: m.audit_trying_store_codes_changed },
  'location.added': { did: m.audit_did_location_added, trying: m.audit_trying_location_added },
  'location.changed': { did: m.audit_did_location_changed, trying: m.audit_trying_location_changed },
  'location.removed': { did: m.audit_did_location_removed, trying: m.audit_trying_location_removed },
  'location.restored': { did: m.audit_did_location_restored, trying: m.audit_trying_location_restored },
  'location.imported': { did: m.audit_did_location_imported, trying: m.audit_trying_location_imported },
  'location.import_undone': {
    did: m.audit_did_location_import_undone,
    trying: m.audit_trying_location_import_undone,
  },
  'survey.made': { did: m.audit_did_survey_made, trying: m.audit_trying_survey_made },
  'survey.ended': { did: m.audit_did_survey_ended, trying: m.audit_trying_survey_ended },
  'survey.exported': { did: m.audit_did_survey_exported, trying: m.audit_trying_survey_exported },
  'survey.answered': { did: m.audit_did_survey_answered, trying: m.audit_trying_survey_answered },
  'survey.dismissed': { did: m.audit_did_survey_dismissed, trying: m.audit_trying_survey_dismissed },
  'contact.added': { did: m.audit_did_contact_added, trying: m.audit_trying_contact_added },
  'contact.changed': { did: m.audit_did_contact_changed, trying: m.audit_trying_contact_changed },
  'contact.removed': { did: m.audit_did_contact_removed, trying: m.audit_trying_contact_removed },
  'contact.asked': { did: m.audit_did_contact_asked, trying: m.audit_trying_contact_asked },
  'contact.confirmed': { did: m.audit_did_contact_confirmed, trying: m.audit_trying_contact_confirmed },
  'contact.left': { did: m.audit_did_contact_left, trying: m.audit_trying_contact_left },
  'contact.viewed': { did: m.audit_did_contact_viewed, trying: m.audit_trying_contact_viewed },
  'store.changed': { did: m.audit_did_store_changed, trying: m.audit_trying_store_changed },
  'store.asked': { did: m.audit_did_store_asked, trying: m.audit_trying_store_asked },
  'store.product_asked': { did: m.audit_did_store_product_asked, trying: m.audit_trying_store_product_asked },
  'store.request_approved': {
    did: m.audit_did_store_request_approved,
    trying: m.audit_trying_store_request_approved,
  },
  'store.request_declined': {
    did: m.audit_did_store_request_declined,
    trying: m.audit_trying_store_request_declined,
  },
  'listing.saved': { did: m.audit_did_listing_saved, trying: m.audit_trying_listing_saved },
  'listing.submitted': { did: m.audit_did_listing_submitted, trying: m.audit_trying_listing_submitted },
  'listing.published': { did: m.audit_did_listing_published, trying: m.audit_trying_listing_published },
  'listing.rejected': { did: m.audit_did_listing_rejected, trying: m.audit_trying_listing_rejected },
  'listing.unpublished': { did: m.audit_did_listing_unpublished, trying: m.audit_trying_listing_unpublished },
  'transfer.confirmed': { did: m.audit_did_transfer_confirmed, trying: m.audit_trying_transfer_confirmed },
  'transfer.rejected': { did: m.audit_did_transfer_rejected, trying: m.audit_trying_transfer_rejected },
  'transfer.reordered': { did: m.audit_did_transfer_reordered, trying: m.audit_trying_transfer_reordered },
  'waitlist.exported': { did: m.audit_did_waitlist_exported, trying: m.audit_trying_waitlist_exported },
  'waitlist.joined': { did: m.audit_did_waitlist_joined, trying: m.audit_trying_waitlist_joined },
  'webhook.changed': { did: m.audit_did_webhook_changed, trying: m.audit_trying_webhook_changed },
  'webhook.missed_sent': { did: m.audit_did_webhook_missed_sent, trying: m.audit_trying_webhook_missed_sent },
  'webhook.registered': { did: m.audit_did_webhook_registered, trying: m.audit_trying_webhook_registered },
  'webhook.removed': { did: m.audit_did_webhook_removed, trying: m.audit_trying_webhook_removed },
  'webhook.replayed': { did: m.audit_did_webhook_replayed, trying: m.audit_trying_webhook_replayed },
  'webhook.resumed': { did: m.audit_did_webhook_resumed, trying: m.audit_trying_webhook_resumed },
  'webhook.secret_rotated': {
    did: m.audit_did_webhook_secret_rotated,
    trying: m.audit_trying_webhook_secret_rotated,
  },
  'webhook.sent_again': { did: m.audit_did_webhook_sent_again, trying: m.audit_trying_webhook_sent_again },
  'webhook.tried': { did: m.audit_did_webhook_tried, trying: m.audit_trying_webhook_tried },
  'work.view_removed': { did: m.audit_did_work_view_removed, trying: m.audit_trying_work_view_removed },
  'work.view_saved': { did: m.audit_did_work_view_saved, trying: m.audit_trying_work_view_saved },
  'work.assigned': { did: m.audit_did_work_assigned, trying: m.audit_trying_work_assigned },
  'offer.decided': { did: m.audit_did_offer_decided, trying: m.audit_trying_offer_decided },
  'notifications.chosen': {
    did: m.audit_did_notifications_chosen,
    trying: m.audit_trying_notifications_chosen,
  },
  'merchant_contract.drawn': {
    did: m.audit_did_merchant_contract_drawn,
    trying: m.audit_trying_merchant_contract_drawn,
  },
  'merchant_contract.terms_accepted': {
    did: m.audit_did_merchant_contract_terms_accepted,
    trying: m.audit_trying_merchant_contract_terms_accepted,
  },
  'merchant_contract.signed': {
    did: m.audit_did_merchant_contract_signed,
    trying: m.audit_trying_merchant_contract_signed,
  },
  'merchant_contract.sent_again': {
    did: m.audit_did_merchant_contract_sent_again,
    trying: m.audit_trying_merchant_contract_sent_again,
  },
  'merchant_contract.opened': {
    did: m.audit_did_merchant_contract_opened,
    trying: m.audit_trying_merchant_contract_opened,
  },
  'merchant_contract.completed': {
    did: m.audit_did_merchant_contract_completed,
    trying: m.audit_trying_merchant_contract_completed,
  },
  'part_link.made': {
    did: m.audit_did_part_link_made,
    trying: m.audit_trying_part_link_made,
  },
  'part_link.sent_again': {
    did: m.audit_did_part_link_sent_again,
    trying: m.audit_trying_part_link_sent_again,
  },
  'part_link.revoked': {
    did: m.audit_did_part_link_revoked,
    trying: m.audit_trying_part_link_revoked,
  },
  'part_link.code_sent': {
    did: m.audit_did_part_link_code_sent,
    trying: m.audit_trying_part_link_code_sent,
  },
  'part_link.opened': {
    did: m.audit_did_part_link_opened,
    trying: m.audit_trying_part_link_opened,
  },
  'part_link.filled': {
    did: m.audit_did_part_link_filled,
    trying: m.audit_trying_part_link_filled,
  },
  'ticket.opened': { did: m.audit_did_ticket_opened, trying: m.audit_trying_ticket_opened },
  'ticket.closed': { did: m.audit_did_ticket_closed, trying: m.audit_trying_ticket_closed },
  'ticket.rated': { did: m.audit_did_ticket_rated, trying: m.audit_trying_ticket_rated },
  'ticket.written': { did: m.audit_did_ticket_written, trying: m.audit_trying_ticket_written },
  'ticket.viewed': { did: m.audit_did_ticket_viewed, trying: m.audit_trying_ticket_viewed },
  'ticket.taken': { did: m.audit_did_ticket_taken, trying: m.audit_trying_ticket_taken },
  'ticket.answered': { did: m.audit_did_ticket_answered, trying: m.audit_trying_ticket_answered },
  'ticket.moved': { did: m.audit_did_ticket_moved, trying: m.audit_trying_ticket_moved },
  'ticket.merged': { did: m.audit_did_ticket_merged, trying: m.audit_trying_ticket_merged },
  'macro.saved': { did: m.audit_did_macro_saved, trying: m.audit_trying_macro_saved },
  'macro.forgotten': { did: m.audit_did_macro_forgotten, trying: m.audit_trying_macro_forgotten },
  'onboarding.begun': { did: m.audit_did_onboarding_begun, trying: m.audit_trying_onboarding_begun },
  'onboarding.submitted': {
    did: m.audit_did_onboarding_submitted,
    trying: m.audit_trying_onboarding_submitted,
  },
  'onboarding.viewed': { did: m.audit_did_onboarding_viewed, trying: m.audit_trying_onboarding_viewed },
  'onboarding.taken': { did: m.audit_did_onboarding_taken, trying: m.audit_trying_onboarding_taken },
  'onboarding.details_asked': {
    did: m.audit_did_onboarding_details_asked,
    trying: m.audit_trying_onboarding_details_asked,
  },
  'onboarding.marked': { did: m.audit_did_onboarding_marked, trying: m.audit_trying_onboarding_marked },
  'onboarding.mark_changed': {
    did: m.audit_did_onboarding_mark_changed,
    trying: m.audit_trying_onboarding_mark_changed,
  },
  'onboarding.mark_removed': {
    did: m.audit_did_onboarding_mark_removed,
    trying: m.audit_trying_onboarding_mark_removed,
  },
  'onboarding.changes_asked': {
    did: m.audit_did_onboarding_changes_asked,
    trying: m.audit_trying_onboarding_changes_asked,
  },
  'onboarding.declined': { did: m.audit_did_onboarding_declined, trying: m.audit_trying_onboarding_declined },
  'onboarding.approved': { did: m.audit_did_onboarding_approved, trying: m.audit_trying_onboarding_approved },
  'onboarding.second_decision': {
    did: m.audit_did_onboarding_second_decision,
    trying: m.audit_trying_onboarding_second_decision,
  },
  'product.shown_changed': {
    did: m.audit_did_product_shown_changed,
    trying: m.audit_trying_product_shown_changed,
  },
  'product.rejected': { did: m.audit_did_product_rejected, trying: m.audit_trying_product_rejected },
  'product.restored': { did: m.audit_did_product_restored, trying: m.audit_trying_product_restored },
  'shop_platform.consent_asked': {
    did: m.audit_did_shop_platform_consent_asked,
    trying: m.audit_trying_shop_platform_consent_asked,
  },
  'shop_platform.connected': {
    did: m.audit_did_shop_platform_connected,
    trying: m.audit_trying_shop_platform_connected,
  },
  'shop_platform.keys_taken': {
    did: m.audit_did_shop_platform_keys_taken,
    trying: m.audit_trying_shop_platform_keys_taken,
  },
  'shop_platform.sync_asked': {
    did: m.audit_did_shop_platform_sync_asked,
    trying: m.audit_trying_shop_platform_sync_asked,
  },
  'shop_platform.disconnected': {
    did: m.audit_did_shop_platform_disconnected,
    trying: m.audit_trying_shop_platform_disconnected,
  },
  'feed.created': { did: m.audit_did_feed_created, trying: m.audit_trying_feed_created },
  'feed.changed': { did: m.audit_did_feed_changed, trying: m.audit_trying_feed_changed },
  'feed.paused': { did: m.audit_did_feed_paused, trying: m.audit_trying_feed_paused },
  'feed.resumed': { did: m.audit_did_feed_resumed, trying: m.audit_trying_feed_resumed },
  'feed.removed': { did: m.audit_did_feed_removed, trying: m.audit_trying_feed_removed },
  'feed.fetch_asked': { did: m.audit_did_feed_fetch_asked, trying: m.audit_trying_feed_fetch_asked },
}
