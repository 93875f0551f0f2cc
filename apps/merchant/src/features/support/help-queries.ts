import type { HelpArticle, HelpLine } from '@daftar/contract/endpoints/service/support-help-shapes'
import type { Language } from '@daftar/rules/geo/languages'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

export type { HelpArticle, HelpBlock, HelpLine } from '@daftar/contract/endpoints/service/support-help-shapes'

/** Articles change with the product alone. */
const staleTime = 60 * 60_000

/** All articles, or those that answer what is searched for. */
export function helpQuery(language: Language, search: string) {
  return queryOptions({
    queryKey: ['help', language, search],
    staleTime,
    placeholderData: keepPreviousData,
    queryFn: async ({ client, signal }): Promise<HelpLine[]> =>
      (await apiOf(client).call('support.help', { query: { language, query: search || undefined }, signal }))
        .articles,
  })
}

export function articleQuery(language: Language, id: string) {
  return queryOptions({
    queryKey: ['help-article', language, id],
    staleTime,
    queryFn: async ({ client, signal }): Promise<HelpArticle> =>
      (await apiOf(client).call('support.article', { params: { id }, query: { language }, signal })).article,
  })
}

/** As much of a text as is looked at: what it is about stands at its beginning. */
const lookedAt = 300

/** What may answer a ticket before it is sent. */
export function suggestionsQuery(language: Language, text: string) {
  const query = text.trim().slice(0, lookedAt)
  return queryOptions({
    queryKey: ['help-suggestions', language, query],
    staleTime,
    enabled: query.length > 2,
    placeholderData: keepPreviousData,
    queryFn: async ({ client, signal }): Promise<HelpLine[]> =>
      (await apiOf(client).call('support.help', { query: { language, query, for: 'ticket' }, signal }))
        .articles,
  })
}
