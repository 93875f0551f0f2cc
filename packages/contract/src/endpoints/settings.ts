import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant, merchantFields } from '../wire/values.ts'
import { experiment } from './accounts.ts'

/** What is switched on for whom: experiments, and the values that staff publish to every screen. */

const byId = z.strictObject({ id: z.string().max(64) })

/** APP-80 to APP-82: the value of the remote-config key `web_status_message`. */
export const webStatusMessage = z.object({
  is_active: z.boolean(),
  title: z.object({ en: z.string().max(120), ar: z.string().max(120) }),
  message: z.object({ en: z.string().max(600), ar: z.string().max(600) }),
})
export type WebStatusMessage = z.output<typeof webStatusMessage>

export const settingsEndpoints = {
  'settings.remoteConfigForStaff': endpoint({
    route: 'GET /desk/api/v1/remote-config',
    summary: 'The remote configuration that staff edit',
    access: { kind: 'staff', flag: null },
    response: z.object({ web_status_message: webStatusMessage.nullable() }),
  }),
  'settings.setRemoteConfig': endpoint({
    route: 'PUT /desk/api/v1/remote-config/{key}',
    summary: 'Publish the warning banner',
    access: { kind: 'staff', flag: 'can_edit_configuration' },
    params: z.strictObject({ key: z.literal('web_status_message') }),
    body: webStatusMessage,
    response: z.object({ web_status_message: webStatusMessage }),
    audit: 'remote_config.set',
    example: {
      params: { key: 'web_status_message' },
      body: {
        is_active: true,
        title: { en: 'Maintenance', ar: 'صيانة' },
        message: { en: 'Tonight from 10 to 11', ar: 'الليلة من 10 إلى 11' },
      },
    },
  }),
  'settings.everyExperiment': endpoint({
    route: 'GET /desk/api/v1/experiments',
    summary:
      'Every experiment of the product: for how many merchants of which country it is on, and who switched last',
    access: { kind: 'staff', flag: 'can_edit_experiments' },
    response: z.object({
      experiments: z.array(
        z.object({
          name: z.string(),
          /** Of all merchants of a country, those for whom it is on. */
          countries: z.array(
            z.object({ country: z.string(), on: z.number().int(), merchants: z.number().int() }),
          ),
        }),
      ),
      changes: z.array(
        z.object({
          ...merchantFields,
          name: z.string(),
          enabled: z.boolean(),
          at: instant,
          /** Null where it was made with the merchant. */
          by: z.string().nullable(),
        }),
      ),
    }),
  }),
  'settings.merchantExperiments': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/experiments',
    summary: 'The experiments of one merchant',
    access: { kind: 'staff', flag: 'can_view_merchants' },
    params: byId,
    response: z.object({ experiments: z.array(experiment.extend({ enabled: z.boolean() })) }),
    example: { params: { id: 'mer_0000' } },
  }),
  'settings.setExperiment': endpoint({
    route: 'PUT /desk/api/v1/merchants/{id}/experiments/{name}',
    summary: 'Switch one experiment of one merchant',
    access: { kind: 'staff', flag: 'can_edit_experiments' },
    params: z.strictObject({ id: z.string().max(64), name: z.string().max(60) }),
    /** `from` is what whoever switches has seen: refused when it stands otherwise by now. */
    body: z.strictObject({ enabled: z.boolean(), from: z.boolean().optional() }),
    response: z.object({ experiments: z.array(experiment.extend({ enabled: z.boolean() })) }),
    reasons: ['wrong_status'],
    audit: 'experiment.set',
    example: { params: { id: 'mer_0000', name: 'capital' }, body: { enabled: true } },
  }),
  'settings.experiments': endpoint({
    route: 'GET /merchant/api/v1/experiments',
    summary: 'The experiments of the signed-in account (PERM-05, PERM-06)',
    access: { kind: 'account' },
    query: z.strictObject({ entity_id: z.string().max(64), entity: z.literal('merchant_account') }),
    response: z.object({ experiments: z.array(experiment) }),
    example: { query: { entity_id: 'per_0000', entity: 'merchant_account' } },
  }),
  'settings.remoteConfig': endpoint({
    route: 'GET /merchant/api/v1/remote-config',
    summary: 'What staff publish to every screen; public keys only without a session (DEC-CFG-1)',
    front: true,
    access: { kind: 'public', audience: 'anybody' },
    // The session is read first, and not with a connection already in hand.
    unitOfWork: 'own',
    response: z.object({ values: z.record(z.string(), z.unknown()) }),
  }),
}
