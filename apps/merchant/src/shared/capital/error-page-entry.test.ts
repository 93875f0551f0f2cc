import { ApiError, NetworkError } from '@daftar/client'
import { QueryClient } from '@tanstack/react-query'
import { beforeAll, expect, test } from 'vitest'
import { stubBrowser } from '../../testing/browser-stub.ts'
import type * as EntryModule from './error-page-entry.ts'
import { notFound } from '../page/not-found.ts'
import type { ScreenContext } from '../screen-route.ts'

/** The page's own modules look at the browser when they load. */
let module: typeof EntryModule
beforeAll(async () => {
  stubBrowser()
  module = await import('./error-page-entry.ts')
})

const queryClient = new QueryClient()
const context = { queryClient, params: { offerId: 'ofr_1' } } as unknown as ScreenContext<{ offerId: string }>
const errorPage = '/finance/tabby-capital/error'
function fails(error: Error) {
  const failing = async () => {
    throw error
  }
  return module.orErrorPage(failing, module.isOfferOpen)(context)
}
const refusal = (status: number) =>
  new ApiError(status, {
    status: 'error',
    errorType: 'internal',
    error: 'refused',
    details: { reason: 'internal' },
  })

test('an entry that cannot tell where it leads, for whatever reason but not found, leads to the error page [DEC-CAP-13]', async () => {
  for (const error of [refusal(500), refusal(503), refusal(409), refusal(429), new NetworkError()])
    expect(await fails(error)).toBe(errorPage)
})

test('what is not found, a session that ended and a mistake of the page keep their own pages [DEC-CAP-13]', async () => {
  const mistake = new TypeError('a mistake of the page')
  for (const error of [notFound(), refusal(401), mistake]) await expect(fails(error)).rejects.toBe(error)
})

test('an entry that knows where it leads leads there', async () => {
  const leads = (path: string | null) =>
    module.orErrorPage(() => Promise.resolve(path), module.isOfferOpen)(context)
  expect(await leads('/there')).toBe('/there')
  expect(await leads(null)).toBeNull()
})

test('between the steps of an application that is open, what fails can be tried again where it failed', async () => {
  const { applicationOnOfferQuery } = await import('./capital-queries.ts')
  queryClient.setQueryData(applicationOnOfferQuery('ofr_1').queryKey, null)
  const lost = new NetworkError()
  await expect(fails(lost)).rejects.toBe(lost)
})
