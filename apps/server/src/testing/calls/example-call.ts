import { endpoints, type Endpoint, type EndpointId } from '@daftar/contract'
import type { TestCall } from '../app/test-app.ts'

/** What stands in examples for things that are nowhere, by the thing. */
const placeholders = {
  merchant: 'mer_0000',
  store: 'sto_0000',
  person: 'per_0000',
  offer: 'ofr_0000',
  application: 'app_0000',
  advance: 'lon_0000',
  link: 'lnk_0000',
  checkout: 'x'.repeat(40),
  order: 'ord_0000',
  payout: 'pyt_0000',
  transfer: 'trf_0000',
} as const

type Things = Partial<Record<keyof typeof placeholders, string>>

/**
 * The example of an endpoint's row as a call, with the things that are told in place of those that are
 * nowhere.
 */
export function exampleCall(
  id: EndpointId,
  things: Things = {},
): Pick<TestCall, 'params' | 'query' | 'body'> {
  const { example = {} }: Endpoint = endpoints[id]
  const text = Object.entries(things).reduce(
    (sofar, [thing, real]) =>
      sofar.replaceAll(`"${placeholders[thing as keyof Things]}"`, JSON.stringify(real)),
    JSON.stringify(example),
  )
  return JSON.parse(text)
}
