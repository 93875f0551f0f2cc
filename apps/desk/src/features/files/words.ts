import type { UploadPurpose } from '@daftar/contract/endpoints/casework/files'
import type { ErasureCause, FileHoldReason, RetentionCause } from '@daftar/rules/files/retention'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import type { FileView } from './filters.ts'

const holdReasons: Record<FileHoldReason, () => string> = {
  legal_claim: m.desk_files_hold_legal_claim,
  authority_order: m.desk_files_hold_authority_order,
  fraud_investigation: m.desk_files_hold_fraud_investigation,
  complaint: m.desk_files_hold_complaint,
}
export const fileHoldReasonText = (reason: FileHoldReason) => holdReasons[reason]()

const purposes: Record<UploadPurpose, () => string> = {
  bank_letter: m.files_purpose_bank_letter,
  bank_statement: m.files_purpose_bank_statement,
  rental_contract: m.files_purpose_rental_contract,
  storefront_photo: m.files_purpose_storefront_photo,
  licence: m.files_purpose_licence,
  kyb_licence: m.files_purpose_licence,
  identity_document: m.files_purpose_identity,
  dispute_answer: m.files_purpose_dispute,
  dispute_claim: m.files_purpose_dispute,
  dispute_evidence: m.files_purpose_dispute,
  store_logo: m.files_purpose_store_picture,
  store_cover: m.files_purpose_store_picture,
  campaign_picture: m.files_purpose_campaign_picture,
  support_attachment: m.files_purpose_support,
  onboarding_document: m.files_purpose_onboarding_document,
  onboarding_licence: m.files_purpose_licence,
  onboarding_identity: m.files_purpose_identity,
  company_document: m.files_purpose_onboarding_document,
  company_licence: m.files_purpose_licence,
  company_identity: m.files_purpose_identity,
}
export const purposeText = (purpose: UploadPurpose) => purposes[purpose]()

const events: Record<ErasureCause, () => string> = {
  never_used: m.desk_files_event_never_used,
  never_handed_in: m.desk_files_event_never_handed_in,
  case_closed: m.desk_files_event_case_closed,
  relation_ended: m.desk_files_event_relation_ended,
  asked: m.desk_files_event_asked,
}
/** What the time of a file is counted from; nothing until its first night. */
export const eventText = (event: ErasureCause | null) =>
  event === null ? m.desk_files_event_none() : events[event]()

export function causeText(cause: RetentionCause | null): string {
  if (cause === null) return m.desk_files_event_none()
  return cause === 'law' ? m.desk_files_because_law() : m.desk_files_because_need()
}

const views: Record<FileView, () => string> = {
  due: m.desk_files_view_due,
  held: m.desk_files_view_held,
  all: m.desk_files_view_all,
  erased: m.desk_files_view_erased,
}
export const viewText = (view: FileView) => views[view]()

/** Whose a file is, as the lists carry it. */
export type FileOwned = Readonly<{ merchant_id: string; merchant_name: string; merchant_name_ar: string }>

/** Whether it is of somebody who only applies: their id stands where a merchant has a name. */
export const isApplicants = ({ merchant_id, merchant_name }: FileOwned) => merchant_name === merchant_id

export const ownerText = (file: FileOwned) =>
  isApplicants(file) ? m.desk_files_applicant() : merchantNameText(file)
