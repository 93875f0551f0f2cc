import type { AnswerOf } from '@daftar/contract'
import { monthsAfterRelation } from '@daftar/rules/files/retention'
import { isCountryCode } from '@daftar/rules/geo/countries'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import styles from './account.module.css'

/** What the merchant handed in and is kept, by purpose and clock. */
export type KeptFiles = AnswerOf<'files.kept'>['files']
type Kept = KeptFiles[number]

/** The files of one purpose: how many, why they are kept, and until when. */
export function KeptFile({ kept, country }: { kept: Kept; country: string | null }) {
  const { first_until: first, last_until: last } = kept
  return (
    <li className={styles.kept}>
      <strong>{purposeText(kept.purpose)}</strong>
      <span className={styles.muted}>{m.files_kept_count({ count: kept.count })}</span>
      <span>{whyText(kept, country)}</span>
      {kept.held ? <span>{m.files_kept_held()}</span> : null}
      {first && last && !kept.held ? <span>{untilText(first, last)}</span> : null}
    </li>
  )
}

function untilText(first: NonNullable<Kept['first_until']>, last: NonNullable<Kept['last_until']>): string {
  return first === last
    ? m.files_kept_until({ date: dateText(first) })
    : m.files_kept_between({ first: dateText(first), last: dateText(last) })
}

function whyText({ kept_for, because, purpose }: Kept, country: string | null): string {
  if (kept_for === null) return m.files_kept_open()
  if (kept_for === 'never_used') return m.files_kept_unused()
  if (kept_for === 'never_handed_in') return m.files_kept_draft()
  if (kept_for === 'case_closed') return m.files_kept_closed()
  if (because === 'need') return m.files_kept_need()
  const years = monthsAfterRelation(purpose, country && isCountryCode(country) ? country : 'ARE') / 12
  return m.files_kept_law({ years })
}

function purposeText(purpose: Kept['purpose']): string {
  if (purpose === 'bank_letter') return m.files_purpose_bank_letter()
  if (purpose === 'bank_statement') return m.files_purpose_bank_statement()
  if (purpose === 'rental_contract') return m.files_purpose_rental_contract()
  if (purpose === 'storefront_photo') return m.files_purpose_storefront_photo()
  if (purpose === 'dispute_answer' || purpose === 'dispute_claim' || purpose === 'dispute_evidence')
    return m.files_purpose_dispute()
  if (purpose === 'support_attachment') return m.files_purpose_support()
  if (purpose === 'store_logo' || purpose === 'store_cover') return m.files_purpose_store_picture()
  if (purpose === 'campaign_picture') return m.files_purpose_campaign_picture()
  if (purpose === 'onboarding_document' || purpose === 'company_document')
    return m.files_purpose_onboarding_document()
  if (['identity_document', 'onboarding_identity', 'company_identity'].includes(purpose))
    return m.files_purpose_identity()
  return m.files_purpose_licence()
}
