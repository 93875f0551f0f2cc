import type { BodyOf } from '@daftar/contract'
import type { Keyed } from '@daftar/app-kit/use-act'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import { locationsQuery, type Location } from './queries.ts'

export type LocationIntent =
  | { act: 'add'; body: BodyOf<'locations.add'> }
  | { act: 'change'; id: string; version: number; body: BodyOf<'locations.change'> }
  | { act: 'remove'; id: string; version: number }
  | { act: 'restore'; id: string }

/** Each answers the location as it stands; the list is asked for again, after a refusal too. */
export function locationMutation(queryClient: QueryClient) {
  const api = apiOf(queryClient)
  async function send({ intent, key: idempotencyKey }: Keyed<LocationIntent>): Promise<Location> {
    if (intent.act === 'add')
      return (await api.call('locations.add', { body: intent.body, idempotencyKey })).location
    const params = { id: intent.id }
    if (intent.act === 'restore')
      return (await api.call('locations.restore', { params, idempotencyKey })).location
    const { version: ifMatch } = intent
    if (intent.act === 'remove') return (await api.call('locations.remove', { params, ifMatch })).location
    return (await api.call('locations.change', { params, body: intent.body, ifMatch })).location
  }
  return mutationOptions({ mutationFn: send, onSettled: () => again(queryClient) })
}

export type ImportIntent = BodyOf<'locations.import'>

export function importMutation(queryClient: QueryClient) {
  const api = apiOf(queryClient)
  return mutationOptions({
    mutationFn: ({ intent: body, key: idempotencyKey }: Keyed<ImportIntent>) =>
      api.call('locations.import', { body, idempotencyKey }),
    onSettled: () => again(queryClient),
  })
}

export function undoImportMutation(queryClient: QueryClient) {
  const api = apiOf(queryClient)
  return mutationOptions({
    mutationFn: ({ intent: id }: Keyed<string>) => api.call('locations.undoImport', { params: { id } }),
    onSettled: () => again(queryClient),
  })
}

function again(queryClient: QueryClient) {
  return queryClient.invalidateQueries({ queryKey: locationsQuery.queryKey })
}
