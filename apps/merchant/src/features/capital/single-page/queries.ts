import type { Client } from '@daftar/client'
import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import type { LegalEntity } from '@daftar/contract/endpoints/identity/legal-entities-shapes'
import type { SinglePageBody } from '@daftar/contract/endpoints/capital/single-page'
import { queryOptions } from '@tanstack/react-query'
import { legalEntityQuery } from '../../../shared/capital/capital-queries.ts'
import type { Company } from './form.ts'

/**
 * CAPI-07: the same key for the same intent; begun elsewhere meanwhile, that one is answered (DEC-CAPI-11).
 */
export async function beginForm(api: Client, offerId: string, idempotencyKey: string): Promise<Application> {
  return (await api.call('singlePage.create', { query: { offerId }, body: {}, idempotencyKey })).application
}

/**
 * CAPI-09: saves the draft, or hands the corrected fields of a reset in again (CAPI-20); refused when
 * somebody was faster.
 */
export async function changeForm(
  api: Client,
  { id, version }: Pick<Application, 'id' | 'version'>,
  body: SinglePageBody,
): Promise<Application> {
  const given = { params: { id }, body: { id, ...body }, ifMatch: version }
  return (await api.call('singlePage.change', given)).application
}

/** CAPI-11. */
export async function applyWithForm(api: Client, id: string, idempotencyKey: string): Promise<Application> {
  return (await api.call('singlePage.apply', { params: { id }, body: { id }, idempotencyKey })).application
}

export async function sendSignatoryCode(api: Client, id: string): Promise<void> {
  await api.call('singlePage.sendCode', { params: { id } })
}

/** CAPI-10. */
export async function verifySignatory(api: Client, id: string, code: string): Promise<Application> {
  return (await api.call('singlePage.verify', { params: { id }, body: { code } })).application
}

/** CAPI-12, never from the cache: what stands at the server now. */
export async function readForm(api: Client, id: string): Promise<Application> {
  return (await api.call('applications.read', { params: { id }, query: { with: 'steps' } })).application
}

/**
 * The registered company, where the form begins; null without one, which keeps nobody from filling it in
 * (CAPI-24).
 */
export function companyQuery(merchantId: string) {
  return queryOptions({ ...legalEntityQuery(merchantId), select: (entity) => entity && companyOf(entity) })
}

function companyOf(entity: LegalEntity): Company {
  return {
    cr_file: entity.license_url ?? '',
    cr_number: entity.commercial_registration_number,
    legal_name: entity.legal_company_name,
    legal_address: entity.legal_address,
  }
}
