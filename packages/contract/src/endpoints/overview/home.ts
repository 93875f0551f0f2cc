import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { legalEntity } from '../identity/legal-entities-shapes.ts'
import { homeAdvance, homeBank, homeSales, homeTask } from './home-shapes.ts'

/** The merchant's home (OTH-01, DEC-OTH-1); what the next payout comes to is `payouts.upcoming`. */

export const homeEndpoints = {
  'home.read': endpoint({
    route: 'GET /merchant/api/v1/home',
    summary:
      'Sales against the week before, what waits for somebody, the advance; parts by what the role may see',
    access: { kind: 'account', permission: 'canViewDashboard' },
    query: z.strictObject({ store_id: z.string().max(64).optional() }),
    response: z.object({
      sales: homeSales.nullable(),
      tasks: z.array(homeTask),
      advance: homeAdvance.nullable(),
      bank: homeBank.nullable(),
    }),
    example: { query: { store_id: 'sto_0000' } },
  }),
  'home.sidebar': endpoint({
    route: 'GET /merchant/api/v1/home/sidebar',
    summary:
      'What the sidebar of a page begins with, of several areas at once; null where the role may not see it',
    access: { kind: 'account' },
    response: z.object({
      /** As `disputes.active` counts them. */
      active_disputes: z.number().int().nullable(),
      /** As `support.unread` names them. */
      unread_chats: z.array(z.string()).nullable(),
      /** Of `legalEntities.list` those of the statuses that alert (NAV-44). */
      alerting_entities: z.array(legalEntity).nullable(),
    }),
  }),
}
