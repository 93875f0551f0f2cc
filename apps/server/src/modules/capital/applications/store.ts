import type { z } from 'zod'
import type {
  authorizedSignatory,
  legalInfo,
  loanTerms,
  locationDetails,
  signAuthority,
  signatory,
  socialNetworks,
} from '@daftar/contract/endpoints/capital/applications-shapes'
import type { KybShareholder } from '@daftar/contract/endpoints/capital/kyb-shapes'
import type { proposal } from '@daftar/contract/endpoints/capital/decisions-shapes'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { CancellationCause } from '@daftar/rules/capital/applications/application-status'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { type Column, type Row, values } from '../../../platform/database/rows.ts'
import { storeIsVisible } from '../../../platform/database/visible-stores.ts'
import type { MerchantActor } from '../../../platform/http/actor.ts'

export type LegalInfo = z.output<typeof legalInfo>
export type AuthorizedSignatory = z.output<typeof authorizedSignatory>
export type Signatory = z.output<typeof signatory>
export type SignAuthority = z.output<typeof signAuthority>
export type SocialNetworks = z.output<typeof socialNetworks>
export type LocationDetails = z.output<typeof locationDetails>
export type LoanTerms = z.output<typeof loanTerms>
export type StoredProposal = z.output<typeof proposal>

export type ApplicationRow = Row<
  'application',
  | 'merchant_id'
  | 'id'
  | 'offer_id'
  | 'status'
  | 'version'
  | 'currency'
  | 'amount_minor'
  | 'tenor'
  | 'form'
  | 'requirements_confirmed'
  | 'sales_data_done'
  | 'social_done'
  | 'location_done'
  | 'payout_cycle_agreed'
  | 'licence_read_of'
  | 'licence_read_by'
  | 'licence_read_at'
  | 'iban'
  | 'bank_name'
  | 'given_bank_name'
  | 'reasons'
  | 'created_by'
  | 'created_at'
  | 'submitted_at'
  | 'deadline_at'
  | 'saved_at',
  {
    social_networks: SocialNetworks | null
    location_details: LocationDetails | null
    legal_info: LegalInfo | null
    authorized_signatory: AuthorizedSignatory | null
    /** When the signatory's phone answered with its code; forgotten when the phone changes (CAPI-10). */
    signatory_verified_at: Date | null
    /** When the last code went to the signatory's phone (DEC-KYB-7). */
    signatory_code_sent_at: Date | null
    finance_contact: Signatory | null
    shareholders: KybShareholder[] | null
    /** Given and not confirmed by its missing digits yet. */
    given_iban: string | null
    sign_authority: SignAuthority | null
    /** How often it was handed in again after a reset (DEC-APPL-8). */
    reset_rounds: number
    advance_terms: LoanTerms | null
    /** Decided with the approval (DEC-LOAN-31); null until then. */
    direct_debit: boolean | null
    /** The end of the licence as a reviewer read it, and of which file (DEC-APPL-9). */
    licence_expires_on: CalendarDate | null
    /** Null unless it is cancelled. */
    cancelled_for: CancellationCause | null
    proposal: StoredProposal | null
  }
>

/**
 * The company as the application names it, whichever form it was made with; undefined before it does
 * (DEC-APPL-13).
 */
export function companyNameOf(
  row: Pick<ApplicationRow, 'legal_info' | 'sign_authority'>,
): string | undefined {
  return row.legal_info?.company_name || row.sign_authority?.legal_name || undefined
}

export type ApplicationChange = Partial<
  Omit<ApplicationRow, 'merchant_id' | 'id' | 'status' | 'version' | 'created_by' | 'created_at'>
>

export async function insertApplication(
  tx: Tx,
  row: Pick<
    ApplicationRow,
    | 'merchant_id'
    | 'id'
    | 'offer_id'
    | 'currency'
    | 'amount_minor'
    | 'tenor'
    | 'form'
    | 'created_by'
    | 'created_at'
    | 'saved_at'
  >,
): Promise<boolean> {
  const done = await tx`
    insert into application ${values(tx, 'application', { ...row, status: 'draft' })}
    on conflict (merchant_id, offer_id) where status not in ('rejected', 'cancelled') do nothing`
  return done.count === 1
}

export async function findApplication(
  tx: ReadTx,
  merchantId: string,
  id: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await tx<
    ApplicationRow[]
  >`select * from application where merchant_id = ${merchantId} and id = ${id}`
  return row
}

export type Applicant = Pick<MerchantActor, 'merchantId' | 'storeIds'>

/**
 * The application as a person may know it: of the workspace, on an offer of a store they are not kept from.
 */
export async function findOwnApplication(
  tx: ReadTx,
  applicant: Applicant,
  id: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await tx<ApplicationRow[]>`select a.* ${ownApplication(tx, applicant, id)}`
  return row
}

/**
 * The same, held until the transaction ends: of two submissions at once the second sees what the first did.
 */
export async function lockOwnApplication(
  tx: Tx,
  applicant: Applicant,
  id: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await tx<ApplicationRow[]>`select a.* ${ownApplication(tx, applicant, id)} for update of a`
  return row
}

function ownApplication(tx: ReadTx, { merchantId, storeIds }: Applicant, id: string) {
  return tx`
    from application a join offer_public o on o.merchant_id = a.merchant_id and o.id = a.offer_id
   where a.merchant_id = ${merchantId} and a.id = ${id}
     and ${storeIsVisible(tx, 'o.store_id', storeIds)}`
}

/** For staff and jobs, who know the id alone. */
export async function findApplicationById(tx: ReadTx, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await tx<ApplicationRow[]>`select * from application where id = ${id}`
  return row
}

/** The open application on an offer, or the newest ended one. */
export async function findApplicationOnOffer(
  tx: ReadTx,
  merchantId: string,
  offerId: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await tx<ApplicationRow[]>`
    select * from application where merchant_id = ${merchantId} and offer_id = ${offerId}
     order by (status in ('rejected', 'cancelled')), created_at desc limit 1`
  return row
}

export interface ListedRow
  extends
    ApplicationRow,
    Row<'offer_public', 'fee_factor_hundredths' | 'repayment_rate_hundredths'>,
    Row<'merchant_public', 'vat_percent'> {
  legal_company_name: Column<'legal_entity_public', 'legal_company_name'> | null
  has_advance: boolean
}

/** What the lists show: drafts never, applications that became an advance only when asked for (DEC-CAP-4). */
export function listApplications(
  tx: ReadTx,
  merchantId: string,
  filter: { noLoan: boolean; offerId: string | null; storeIds: readonly string[] | null },
): Promise<ListedRow[]> {
  return tx<ListedRow[]>`
    select a.*, o.fee_factor_hundredths, o.repayment_rate_hundredths, m.vat_percent, e.legal_company_name, l.id is not null as has_advance
      from application a
      join offer_public o on o.merchant_id = a.merchant_id and o.id = a.offer_id
      join merchant_public m on m.merchant_id = a.merchant_id
      left join lateral (
        select legal_company_name from legal_entity_public e where e.merchant_id = a.merchant_id order by e.created_at, e.id limit 1
      ) e on true
      left join advance_standing l on l.merchant_id = a.merchant_id and l.application_id = a.id and l.voided_at is null
     where a.merchant_id = ${merchantId} and a.status not in ('draft', 'verified')
       and (${filter.offerId}::text is null or a.offer_id = ${filter.offerId})
       and (not ${filter.noLoan} or l.id is null)
       and ${storeIsVisible(tx, 'o.store_id', filter.storeIds)}
     order by a.created_at desc, a.id limit 100`
}

export async function findAdvanceIdOf(
  tx: ReadTx,
  merchantId: string,
  applicationId: string,
): Promise<string | null> {
  const [row] = await tx<Row<'advance_standing', 'id'>[]>`
    select id from advance_standing where merchant_id = ${merchantId} and application_id = ${applicationId} and voided_at is null`
  return row?.id ?? null
}

/** DEC-CAP-3: a merchant with an advance or an application never sees the fake door. */
export async function hasAdvanceOrApplication(tx: Tx, merchantId: string): Promise<boolean> {
  const [row] = await tx<{ found: boolean }[]>`
    select exists (select from application where merchant_id = ${merchantId})
        or exists (select from advance_standing where merchant_id = ${merchantId}) as found`
  return row?.found ?? false
}
