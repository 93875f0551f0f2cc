import type { AnswerOf, BodyInput } from '@daftar/contract'
import { mutationOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

export type IdentityState = AnswerOf<'desk.identity'>['identity']
export type AskedIdentity = BodyInput<'desk.identity'>

/** Not a query: a contact belongs into no cache that is asked again by itself, each look is on record. */
export const lookAtIdentity = mutationOptions({
  mutationFn: async (asked: AskedIdentity, { client }) =>
    (await apiOf(client).call('desk.identity', { body: asked })).identity,
})

export const openIdentity = mutationOptions({
  mutationFn: async (asked: AskedIdentity, { client }) =>
    (await apiOf(client).call('desk.openIdentity', { body: asked })).identity,
})
