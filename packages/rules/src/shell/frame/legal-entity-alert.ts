/** Statuses that alert, most preferred first (NAV-50); also the filter of the call (NAV-44, DEC-LGL-13). */
export const alertStatuses = ['pending_info', 'suspending', 'suspended'] as const
export type AlertStatus = (typeof alertStatuses)[number]

/** The entity as far as the alert needs it; `country` is ISO alpha-3, `status` may be any status. */
export type AlertingEntity = Readonly<{
  id: string
  status: string
  country: string
  legalCompanyName: string
}>

export type LegalEntityAlert = Readonly<{
  /**
   * `warning` invites to supply what is missing; `negative` says the licence has been expired for 30 days.
   */
  kind: 'warning' | 'negative'
  status: AlertStatus
  /** NAV-47: the page of the entity; NAV-49: support. */
  leadsTo: 'legal_entity' | 'support'
  entity: AlertingEntity
}>

/** NAV-51: only legal entities of the UAE count. */
const alertingCountry = 'ARE'

/**
 * The one alert of the sidebar, or null (NAV-45 to NAV-51). Of several equals the first in server order
 * (DEC-NAV-9).
 */
export function legalEntityAlert(entities: readonly AlertingEntity[]): LegalEntityAlert | null {
  const counted = entities.filter(({ country }) => country === alertingCountry)
  for (const status of alertStatuses) {
    const entity = counted.find((candidate) => candidate.status === status)
    if (entity) return { ...faces[status], status, entity }
  }
  return null
}

const faces: Readonly<Record<AlertStatus, Pick<LegalEntityAlert, 'kind' | 'leadsTo'>>> = {
  pending_info: { kind: 'warning', leadsTo: 'legal_entity' },
  suspending: { kind: 'warning', leadsTo: 'legal_entity' },
  suspended: { kind: 'negative', leadsTo: 'support' },
}
