import type { AnswerOf, BodyInput } from '@daftar/contract'
import { mutationOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

export type IdentityState = AnswerOf<'signIn.identity'>['identity']
export type AskedIdentity = BodyInput<'signIn.identity'>

/** Not a query: a contact belongs into no cache that is asked again by itself, each look is on record. */
export const lookAtIdentity = mutationOptions({
  mutationFn: async (asked: AskedIdentity, { client }) =>
    (await apiOf(client).call('signIn.identity', { body: asked })).identity,
})

export const openIdentity = mutationOptions({
  mutationFn: async (asked: AskedIdentity, { client }) =>
    (await apiOf(client).call('signIn.openIdentity', { body: asked })).identity,
})
