import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { instant, merchantFields } from '../../wire/values.ts'
import { countryCodes } from '@daftar/rules/geo/countries'
import { everyCountry } from '@daftar/rules/access/experiments'
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

/** For whom a rule is: the merchants of one country, or of all countries without a rule of their own. */
const ruleCountry = z.enum([everyCountry, ...countryCodes])
/** Of the merchants of a country; 0 is none and 100 all of them. */
const share = z.number({ error: 'required' }).int('invalid').min(0, 'below_minimum').max(100, 'above_maximum')

const experimentAtDesk = z.object({
  name: z.string(),
  /** Whether a second person confirms its rules. */
  sensitive: z.boolean(),
  /** Of all merchants of a country, those for whom it is on. */
  countries: z.array(z.object({ country: z.string(), on: z.number().int(), merchants: z.number().int() })),
  rules: z.array(z.object({ country: ruleCountry, percent: share, by: z.string(), at: instant })),
  proposals: z.array(
    z.object({
      country: ruleCountry,
      /** Null takes the rule away. */
      percent: share.nullable(),
      by: z.string(),
      by_id: z.string(),
      at: instant,
    }),
  ),
})
export type ExperimentAtDesk = z.output<typeof experimentAtDesk>

const experimentOfMerchant = experiment.extend({
  enabled: z.boolean(),
  /** What somebody switched for this merchant; null where the rules of countries say it. */
  own: z.boolean().nullable(),
})
const ofMerchant = z.object({ experiments: z.array(experimentOfMerchant) })
const edits = { kind: 'staff', flag: 'can_edit_experiments' } as const
const byRule = z.strictObject({ name: z.string().max(60), country: ruleCountry })
const aRule = { params: { name: 'locations', country: 'ARE' } }

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
      experiments: z.array(experimentAtDesk),
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
    response: ofMerchant,
    example: { params: { id: 'mer_0000' } },
  }),
  'settings.setExperiment': endpoint({
    route: 'PUT /desk/api/v1/merchants/{id}/experiments/{name}',
    summary: 'Switch one experiment of one merchant',
    access: { kind: 'staff', flag: 'can_edit_experiments' },
    params: z.strictObject({ id: z.string().max(64), name: z.string().max(60) }),
    /**
     * Null leaves it to the rules. `from` is what whoever switches has seen: refused when it stands otherwise
     * by now.
     */
    body: z.strictObject({ enabled: z.boolean().nullable(), from: z.boolean().optional() }),
    response: ofMerchant,
    reasons: ['wrong_status'],
    audit: 'experiment.set',
    example: { params: { id: 'mer_0000', name: 'capital' }, body: { enabled: true } },
  }),
  'settings.previewRule': endpoint({
    route: 'GET /desk/api/v1/experiments/{name}/rules/{country}/preview',
    summary: 'For how many merchants a rule would switch an experiment on and off',
    access: edits,
    params: byRule,
    query: z.strictObject({
      /** Left out, as if there were no rule. */
      percent: z.coerce.number().int().min(0).max(100).optional(),
    }),
    response: z.object({
      /** Whom the rule is for, and how many of them somebody switched by hand: those stay as they are. */
      merchants: z.number().int(),
      by_hand: z.number().int(),
      on_now: z.number().int(),
      on_then: z.number().int(),
      turned_on: z.number().int(),
      turned_off: z.number().int(),
    }),
    example: { ...aRule, query: { percent: '20' } },
  }),
  'settings.setRule': endpoint({
    route: 'PUT /desk/api/v1/experiments/{name}/rules/{country}',
    summary:
      'Switch an experiment for a share of the merchants of a country; a sensitive one is confirmed by a second person',
    access: edits,
    params: byRule,
    body: z.strictObject({
      /** Null takes the rule away. */
      percent: share.nullable(),
      /** What whoever switches has seen: refused when it stands otherwise by now. */
      from: share.nullable(),
    }),
    response: z.object({ state: z.enum(['done', 'proposed']), experiment: experimentAtDesk }),
    reasons: ['wrong_status', 'own_proposal'],
    audit: 'experiment.rule_set',
    example: { ...aRule, body: { percent: 20, from: null } },
  }),
  'settings.declineRule': endpoint({
    route: 'POST /desk/api/v1/experiments/{name}/rules/{country}/decline',
    summary: 'Drop what one person proposed for a rule',
    access: edits,
    params: byRule,
    response: z.object({ experiment: experimentAtDesk }),
    reasons: ['wrong_status'],
    audit: 'experiment.rule_declined',
    example: aRule,
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
