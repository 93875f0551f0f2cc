import type { Keyed } from '@daftar/app-kit/use-act'
import { ApiError, type Client } from '@daftar/client'
import type { BodyInput } from '@daftar/contract'
import { companyBlocks, documentOfUpdate, type CompanyFacts } from '@daftar/rules/legal-entities/update'
import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { SaveEnd } from '../../shared/company-form/editor.ts'
import type { Saved } from '../../shared/company-form/standing.ts'
import { apiOf } from '../../shared/services.ts'
import { entitiesKey, entityQuery, type EntityUpdate, type OneLegalEntity } from './queries.ts'

/** An update as the editor holds it: what was written, and where it stands. */
export interface SavedUpdate extends Saved {
  opened: OneLegalEntity
}

export function savedOf(opened: OneLegalEntity, update: EntityUpdate): SavedUpdate {
  return { opened, version: opened.version, document: documentOfUpdate(companyIn(update)) }
}

function companyIn({
  commercial_licence,
  legal_info,
  legal_documents,
  shareholders,
}: CompanyFacts): CompanyFacts {
  return { commercial_licence, legal_info, legal_documents, shareholders }
}

/** What the last answer said stands everywhere: on the page, in the list and in the sidebar's alert. */
export function keepEntity(queryClient: QueryClient, opened: OneLegalEntity): void {
  const { queryKey } = entityQuery(opened.legal_entity.id)
  const before = queryClient.getQueryData(queryKey)
  queryClient.setQueryData(queryKey, opened)
  if (before?.legal_entity.status !== opened.legal_entity.status)
    void queryClient.invalidateQueries({
      queryKey: entitiesKey,
      predicate: ({ queryKey: key }) => key[1] !== 'one',
    })
}

/** DEC-LGL-6: the first save makes the copy of what the company says now. */
export function beginUpdate(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: ({ intent }: Keyed<{ version: number }>, { client }) =>
      apiOf(client).call('legalEntities.change', { params: { id }, body: {}, ifMatch: intent.version }),
    onSuccess: (opened: OneLegalEntity) => keepEntity(queryClient, opened),
    onError: () => queryClient.invalidateQueries({ queryKey: entityQuery(id).queryKey }),
  })
}

type Change = BodyInput<'legalEntities.change'>

/** DEC-LGL-7: the blocks of the company, on the version that was read. */
export function blocksOf(document: OnboardingDocument): Change {
  return Object.fromEntries(companyBlocks.map((block) => [block, document[block]])) as Change
}

export async function saveUpdate(
  api: Client,
  id: string,
  { version, body, keepalive }: { version: number; body: Change; keepalive: boolean },
): Promise<SaveEnd<SavedUpdate>> {
  try {
    const given = { params: { id }, body, ifMatch: version, keepalive }
    const opened = await api.call('legalEntities.change', given)
    if (!opened.update) return { kind: 'lost' }
    return { kind: 'saved', saved: savedOf(opened, opened.update) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) return { kind: 'lost' }
    return error.reason === 'stale_version' ? { kind: 'stale' } : { kind: 'refused', error }
  }
}

/** What is saved by now; `see` is told of the company first, whose update may be over. */
export async function readUpdate(
  api: Client,
  id: string,
  see: (opened: OneLegalEntity) => void,
): Promise<SavedUpdate> {
  const opened = await api.call('legalEntities.read', { params: { id } })
  see(opened)
  if (!opened.update) throw new Error(`the update of ${id} is over`)
  return savedOf(opened, opened.update)
}
