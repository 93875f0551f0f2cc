import { rejectionReasons } from '@daftar/rules/onboarding/rejection-reasons'
import { entityUpdateStatuses } from '@daftar/rules/legal-entities/update'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { pageQuery } from '../../wire/values.ts'
import { entityUpdateCase, entityUpdateQueueItem } from './legal-entities-desk-shapes.ts'
import { companyOwner, entityWithStores, legalEntity, oneLegalEntity } from './legal-entities-shapes.ts'
import { companyChange } from './onboarding-document.ts'
import { markChange, marksGiven } from './onboarding-desk-shapes.ts'

/**
 * The licensed companies behind a merchant: read, written anew in a copy that is reviewed, and suspended when
 * a licence is overdue.
 */

const reads = { kind: 'account', permission: 'hasMerchantAccess' } as const satisfies Access
const writes = { kind: 'account', permission: 'canViewStoreManagement' } as const satisfies Access
const views = { kind: 'staff', flag: 'can_view_onboarding' } as const satisfies Access
const decides = { kind: 'staff', flag: 'can_decide_onboarding' } as const satisfies Access
const byId = z.strictObject({ id: z.string().max(64) })
const byMark = byId.extend({ markId: z.string().max(64) })
const oneCase = z.object({ case: entityUpdateCase })
const said = z.string({ error: 'required' }).trim().min(3, 'too_short').max(500, 'too_long')
const text = z.string({ error: 'required' }).max(400, 'too_long')
const anEntity = { params: { id: 'leg_0000' } }
const anUpdate = { params: { id: 'lup_0000' } }

export const legalEntitiesEndpoints = {
  'legalEntities.list': endpoint({
    route: 'GET /merchant/api/v1/legal-entities',
    summary:
      'Legal entities, those whose licence ends first first, of some statuses where they are named (NAV-44)',
    access: reads,
    query: z.strictObject({ statuses: z.string().max(120).optional() }),
    response: z.object({ legal_entities: z.array(legalEntity) }),
    example: { query: { statuses: 'pending_info,suspending,suspended' } },
  }),
  'legalEntities.withStores': endpoint({
    route: 'GET /merchant/api/v1/legal-entities-with-stores',
    summary: 'Legal entities with the stores that sell under them (LGL-17)',
    access: reads,
    response: z.object({ items: z.array(entityWithStores) }),
  }),
  'legalEntities.read': endpoint({
    route: 'GET /merchant/api/v1/legal-entities/{id}',
    summary: 'One legal entity, with the update that is under way (LGL-14)',
    access: reads,
    params: byId,
    response: oneLegalEntity,
    versioned: true,
    example: anEntity,
  }),
  'legalEntities.owners': endpoint({
    route: 'GET /merchant/api/v1/legal-entities/{id}/owners',
    summary: 'The owners of a legal entity (LGL-15)',
    access: writes,
    params: byId,
    response: z.object({ owners: z.array(companyOwner) }),
    example: anEntity,
  }),
  'legalEntities.change': endpoint({
    route: 'PUT /merchant/api/v1/legal-entities/{id}',
    summary:
      'Save changed blocks in the draft copy of an entity, which the first save makes (DEC-LGL-6, DEC-LGL-7)',
    access: writes,
    params: byId,
    body: companyChange,
    response: oneLegalEntity,
    reasons: ['wrong_status', 'country_not_updated'],
    versioned: true,
    example: { ...anEntity, body: { legal_info: { legal_address: 'Dubai' } } },
  }),
  'legalEntities.submit': endpoint({
    route: 'POST /merchant/api/v1/legal-entities/{id}/submit',
    summary:
      'Send the draft copy for review, or send it again once everything asked for was changed (DEC-LGL-7)',
    access: writes,
    params: byId,
    response: oneLegalEntity,
    reasons: ['wrong_status', 'marks_open'],
    audit: 'legal_entity.update_submitted',
    versioned: true,
    example: anEntity,
  }),
  'legalEntities.ofMerchant': endpoint({
    route: 'GET /merchant/api/v1/merchant/{id}/legal_entity',
    summary: 'The legal entity of a merchant, as its integrations ask for it (LGL-19)',
    access: reads,
    params: byId,
    response: z.object({ legal_entity: legalEntity }),
    example: { params: { id: 'mer_0000' } },
  }),
  'legalEntities.create': endpoint({
    route: 'POST /merchant/api/v1/merchant/{id}/legal_entity',
    summary:
      'Enter the first legal entity of a merchant that has none; it is reviewed before anything is paid to its account (LGL-20)',
    access: writes,
    params: byId,
    body: z.strictObject({
      legal_info: z.strictObject({
        legal_company_name: text,
        legal_address: text,
        commercial_registration_number: text,
        vat_registration_number: z.string().max(40, 'too_long').default(''),
      }),
      bank_details: z.strictObject({ iban: text, bank_name: text }),
    }),
    response: z.object({ legal_entity: legalEntity }),
    reasons: ['legal_entity_exists'],
    audit: 'legal_entity.entered',
    example: {
      params: { id: 'mer_0000' },
      body: {
        legal_info: {
          legal_company_name: 'Noor LLC',
          legal_address: 'Dubai',
          commercial_registration_number: 'CN-1',
        },
        bank_details: { iban: 'AE070331234567890123456', bank_name: 'Bank of Noor' },
      },
    },
  }),
  'legalEntities.queue': endpoint({
    route: 'GET /desk/api/v1/legal-entity-updates',
    summary: 'Updates of legal entities, the nearest deadline first; all that wait for us unless told',
    access: views,
    query: z.strictObject({
      status: z.enum(entityUpdateStatuses).exclude(['draft']).optional(),
      search: z.string().max(80).optional(),
      held_by: z.enum(['me', 'nobody']).optional(),
      ...pageQuery,
    }),
    response: z.object({
      updates: z.array(entityUpdateQueueItem),
      waiting: z.number().int(),
      overdue: z.number().int(),
      next_page_token: z.string().nullable(),
    }),
  }),
  'legalEntities.case': endpoint({
    route: 'GET /desk/api/v1/legal-entity-updates/{id}',
    summary: 'One update with everything a decision needs',
    access: views,
    params: byId,
    response: oneCase,
    audit: 'legal_entity.update_viewed',
    unitOfWork: 'write',
    versioned: true,
    example: anUpdate,
  }),
  'legalEntities.take': endpoint({
    route: 'POST /desk/api/v1/legal-entity-updates/{id}/take',
    summary: 'Take an update, or take it over',
    access: decides,
    params: byId,
    response: oneCase,
    reasons: ['wrong_status'],
    audit: 'legal_entity.update_taken',
    versioned: true,
    example: anUpdate,
  }),
  'legalEntities.addMarks': endpoint({
    route: 'POST /desk/api/v1/legal-entity-updates/{id}/marks',
    summary: 'Keep marks in an update that may go back; none takes the place of another',
    access: decides,
    params: byId,
    body: marksGiven,
    response: oneCase,
    reasons: ['wrong_status', 'mark_exists'],
    audit: 'legal_entity.update_marked',
    example: { ...anUpdate, body: { marks: [{ section: 'licence', reason: 'license_expired' }] } },
  }),
  'legalEntities.changeMark': endpoint({
    route: 'PUT /desk/api/v1/legal-entity-updates/{id}/marks/{markId}',
    summary: 'Write a kept mark anew, on the version that was read',
    access: decides,
    params: byMark,
    body: markChange,
    response: oneCase,
    reasons: ['wrong_status', 'mark_exists'],
    audit: 'legal_entity.update_mark_changed',
    versioned: true,
    example: { params: { id: 'lup_0000', markId: 'kmk_0000' }, body: { reason: 'license_expired' } },
  }),
  'legalEntities.removeMark': endpoint({
    route: 'DELETE /desk/api/v1/legal-entity-updates/{id}/marks/{markId}',
    summary: 'Take a kept mark back, on the version that was read',
    access: decides,
    params: byMark,
    response: oneCase,
    reasons: ['wrong_status'],
    audit: 'legal_entity.update_mark_removed',
    versioned: true,
    example: { params: { id: 'lup_0000', markId: 'kmk_0000' } },
  }),
  'legalEntities.askChanges': endpoint({
    route: 'POST /desk/api/v1/legal-entity-updates/{id}/changes',
    summary: 'Send it back with the kept marks: the merchant corrects the marked sections alone',
    access: decides,
    params: byId,
    response: oneCase,
    reasons: ['wrong_status', 'no_rounds_left'],
    audit: 'legal_entity.update_changes_asked',
    versioned: true,
    example: anUpdate,
  }),
  'legalEntities.reject': endpoint({
    route: 'POST /desk/api/v1/legal-entity-updates/{id}/reject',
    summary: 'Refuse it with its reasons, and what the merchant is told in both languages',
    access: decides,
    params: byId,
    body: z.strictObject({
      reasons: z.array(z.enum(rejectionReasons)).min(1, 'required').max(10, 'too_long'),
      said_en: said,
      said_ar: said,
      note: z.string().trim().max(500, 'too_long').default(''),
    }),
    response: oneCase,
    reasons: ['wrong_status'],
    audit: 'legal_entity.update_rejected',
    versioned: true,
    example: {
      ...anUpdate,
      body: { reasons: ['license_expired'], said_en: 'The licence is over.', said_ar: 'الرخصة منتهية.' },
    },
  }),
  'legalEntities.approve': endpoint({
    route: 'POST /desk/api/v1/legal-entity-updates/{id}/approve',
    summary: 'Accept it: the entity says what the update says, is active, and sells and is paid again',
    access: decides,
    params: byId,
    body: z.strictObject({ note: z.string().trim().max(500, 'too_long').default('') }),
    response: oneCase,
    reasons: ['wrong_status', 'payout_unbalanced', 'screening_open', 'own_proposal'],
    audit: 'legal_entity.update_approved',
    versioned: true,
    example: { ...anUpdate, body: {} },
  }),
}
