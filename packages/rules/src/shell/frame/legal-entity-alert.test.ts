import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alertStatuses, legalEntityAlert, type AlertingEntity } from './legal-entity-alert.ts'

function anEntity(entity: Partial<AlertingEntity> = {}): AlertingEntity {
  return { id: 'le_1', status: 'pending_info', country: 'ARE', legalCompanyName: 'Oud House LLC', ...entity }
}

describe('the alert of the sidebar', () => {
  test('pending_info warns, asks for the missing information and leads to the legal entity [NAV-45]', () => {
    const entity = anEntity()
    expect(legalEntityAlert([entity])).toEqual({
      kind: 'warning',
      status: 'pending_info',
      leadsTo: 'legal_entity',
      entity,
    })
  })

  test('suspending gives the same warning [NAV-46]', () => {
    const alert = legalEntityAlert([anEntity({ status: 'suspending' })])
    expect(alert).toMatchObject({ kind: 'warning', leadsTo: 'legal_entity' })
  })

  test('suspended is negative and points to support [NAV-48, NAV-49]', () => {
    const alert = legalEntityAlert([anEntity({ status: 'suspended' })])
    expect(alert).toMatchObject({ kind: 'negative', status: 'suspended', leadsTo: 'support' })
  })

  test('of several one shows, pending_info before suspending before suspended [NAV-50]', () => {
    const all = [
      anEntity({ id: 'le_1', status: 'suspended' }),
      anEntity({ id: 'le_2', status: 'suspending' }),
      anEntity({ id: 'le_3', status: 'pending_info' }),
    ]
    expect(legalEntityAlert(all)?.entity.id).toBe('le_3')
    expect(legalEntityAlert(all.slice(0, 2))?.entity.id).toBe('le_2')
  })

  test('of equals the first in the order of the server', () => {
    expect(legalEntityAlert([anEntity({ id: 'le_8' }), anEntity({ id: 'le_7' })])?.entity.id).toBe('le_8')
  })

  test('only legal entities of the UAE count [NAV-51]', () => {
    expect(legalEntityAlert([anEntity({ country: 'SAU' })])).toBeNull()
    const mixed = [anEntity({ country: 'SAU' }), anEntity({ id: 'le_2', status: 'suspended' })]
    expect(legalEntityAlert(mixed)?.entity.id).toBe('le_2')
  })

  test('other statuses alert nobody', () => {
    for (const status of ['active', 'in_review', 'rejected', '']) {
      expect(legalEntityAlert([anEntity({ status })])).toBeNull()
    }
    expect(legalEntityAlert([])).toBeNull()
  })

  test('no order of the entities changes which status alerts [NAV-50]', () => {
    const statuses = fc.array(fc.constantFrom(...alertStatuses, 'active'), { maxLength: 6 })
    fc.assert(
      fc.property(statuses, (list) => {
        const alert = legalEntityAlert(list.map((status, index) => anEntity({ id: `le_${index}`, status })))
        expect(alert?.status).toBe(alertStatuses.find((status) => list.includes(status)))
      }),
    )
  })
})
