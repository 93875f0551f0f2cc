import type { AnswerOf } from '@daftar/contract'
import { pagedQuery } from '../queue/pages.ts'

export type Merchant = AnswerOf<'merchants.list'>['merchants'][number]

/** Merchants by a part of their name or by their whole id. */
export function merchantsQuery(search: string) {
  return pagedQuery(['merchants', search], (api, page_token, signal) =>
    api.call('merchants.list', { query: { search: search || undefined, page_token }, signal }),
  )
}
