import { ApiError, type Client } from '@daftar/client'
import type { AnswerOf, BodyInput } from '@daftar/contract'
import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import { contactsFromSaved, contactsToSave } from '@daftar/rules/onboarding/stored-contacts'
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import type { SaveEnd } from '../../shared/company-form/editor.ts'
import type { Saved } from '../../shared/company-form/standing.ts'

export type Application = AnswerOf<'onboarding.read'>['application']

/** An application as the editor holds it: what was said, and where it stands. */
export interface SavedApplication extends Saved {
  application: Application
}

/** The blocks of an application, contacts as people read them (ONB-73). */
export function documentOf(application: Application): OnboardingDocument {
  return contactsFromSaved({
    basic_info: application.basic_info,
    product_category: application.product_category,
    store_type: application.store_type,
    commercial_licence: application.commercial_licence,
    legal_info: application.legal_info,
    legal_documents: application.legal_documents,
    shareholders: application.shareholders,
    bank_details: application.bank_details,
    advertisement: application.advertisement,
  })
}

export function savedOf(application: Application): SavedApplication {
  return { application, version: application.version, document: documentOf(application) }
}

/** ONB-76. */
export async function readApplication(api: Client): Promise<Application> {
  return (await api.call('onboarding.read')).application
}

/** DEC-ONB-36: begins one, or answers the draft there is. */
export async function beginApplication(api: Client): Promise<Application> {
  return (await api.call('onboarding.create')).application
}

/** ONB-77 to ONB-79: the whole of it, on the version that was read. */
export async function saveApplication(
  api: Client,
  id: string,
  { version, document }: Saved,
  keepalive: boolean,
): Promise<SaveEnd<SavedApplication>> {
  try {
    const body = contactsToSave(document)
    const { application } = await api.call('onboarding.replace', {
      params: { id },
      body,
      ifMatch: version,
      keepalive,
    })
    return { kind: 'saved', saved: savedOf(application) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) return { kind: 'lost' }
    return error.reason === 'stale_version' ? { kind: 'stale' } : { kind: 'refused', error }
  }
}

/** The fields that a reviewer asked for, and nothing else (DEC-REV-1). */
export async function correctApplication(
  api: Client,
  { general, version }: Pick<Application, 'general' | 'version'>,
  body: BodyInput<'onboarding.change'>,
): Promise<Application> {
  const given = { params: { id: general.id }, body, ifMatch: version }
  return (await api.call('onboarding.change', given)).application
}

/** ONB-80. */
export async function submitApplication(
  api: Client,
  id: string,
  idempotencyKey: string,
): Promise<Application> {
  return (await api.call('onboarding.submit', { params: { id }, idempotencyKey })).application
}

/** ONB-81. */
export const sectionsQuery = queryOptions({
  queryKey: ['onboarding-sections'],
  staleTime: Infinity,
  queryFn: async ({ client, signal }) => (await apiOf(client).call('onboarding.sections', { signal })).items,
})

/** ONB-82. */
export function categoriesQuery(section: string) {
  return queryOptions({
    queryKey: ['onboarding-categories', section],
    staleTime: Infinity,
    enabled: section !== '',
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('onboarding.categories', { params: { id: section }, signal })).items,
  })
}
