import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { experiment } from './account.ts'

/** APP-80 to APP-82: the value of the remote-config key `web_status_message`. */
export const webStatusMessage = z.object({
  is_active: z.boolean(),
  title: z.object({ en: z.string().max(120), ar: z.string().max(120) }),
  message: z.object({ en: z.string().max(600), ar: z.string().max(600) }),
})
export type WebStatusMessage = z.output<typeof webStatusMessage>

export const settings = {
  'settings.experiments': endpoint({
    route: routes['settings.experiments'],
    summary: 'The experiments of the signed-in account (PERM-05, PERM-06)',
    access: { kind: 'account' },
    query: z.strictObject({ entity_id: z.string().max(64), entity: z.literal('merchant_account') }),
    response: z.object({ experiments: z.array(experiment) }),
  }),
  'settings.remoteConfig': endpoint({
    route: routes['settings.remoteConfig'],
    summary: 'What staff publish to every screen; public keys only without a session (DEC-CFG-1)',
    access: { kind: 'public' },
    // The session is read first, and not with a connection already in hand.
    unitOfWork: 'own',
    response: z.object({ values: z.record(z.string(), z.unknown()) }),
  }),
}
