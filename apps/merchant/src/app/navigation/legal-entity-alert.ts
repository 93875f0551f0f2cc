import { mayLoadLegalEntities } from '@daftar/rules/access/permissions'
import {
  alertStatuses,
  legalEntityAlert,
  type AlertingEntity,
  type LegalEntityAlert,
} from '@daftar/rules/shell/frame/legal-entity-alert'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import type { SidebarAlertContent } from '@daftar/ui/sidebar-alert'
import { m } from '@daftar/words'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useAccount } from '../../shared/session/account.ts'
import { canReach } from '../../shared/page/reachable.ts'
import type { Services } from '../../shared/page.ts'
import { useServices } from '../../shared/use-services.ts'
import { apiOf } from '../../shared/services.ts'
import { supportMailbox } from '../../shared/config/public-config.ts'
import { newsAtFirst } from '../../shared/page/sidebar-news.ts'

/** Only the statuses that alert are asked for (NAV-44). */
const alertingEntitiesQuery = queryOptions({
  queryKey: ['legal-entities', 'alerting'],
  staleTime: 300_000,
  queryFn: async ({ client, queryKey, signal }): Promise<AlertingEntity[]> => {
    const query = { statuses: alertStatuses.join(',') }
    const entities =
      (await newsAtFirst({ client, queryKey }, 'alerting_entities')) ??
      (await apiOf(client).call('legalEntities.list', { query, signal })).legal_entities
    return entities.map((entity) => ({ ...entity, legalCompanyName: entity.legal_company_name }))
  },
})

/**
 * The sidebar's alert, or null (NAV-45 to NAV-53). Nothing is asked before merchant access is known
 * (PERM-34).
 */
export function useLegalEntityAlert(): SidebarAlertContent | null {
  const services = useServices()
  const { config } = services
  const account = useAccount()
  const { computedPermissions, country } = account
  const { data } = useQuery({ ...alertingEntitiesQuery, enabled: mayLoadLegalEntities(computedPermissions) })
  const alert = data ? legalEntityAlert(data) : null
  if (!alert) return null
  const leads = {
    mailbox: supportMailbox(config, country),
    isOpen: canReach('legalEntity', account),
    isAsked: canReach('support', account),
  }
  return { ...contentOf(alert, leads), onFollow: () => tellFollowed(services) }
}

/** Tells that the alert was followed (EVT-01); nobody waits for it. */
function tellFollowed(services: Services): void {
  void import('../../shared/told/events.ts').then(
    ({ alertFollowed }) => alertFollowed(services),
    () => {},
  )
}

/**
 * Where support is written to, and whether the reader may open the page of the company, and that of support.
 */
type Leads = { mailbox: string; isOpen: boolean; isAsked: boolean }

function contentOf(alert: LegalEntityAlert, leads: Leads): SidebarAlertContent {
  const name = isolated(alert.entity.legalCompanyName)
  switch (alert.status) {
    case 'pending_info':
      return {
        tone: 'warning',
        title: m.shell_alert_pending_title(),
        text: m.shell_alert_pending_text({ name }),
        link: linkOf(alert, leads),
      }
    case 'suspending':
      return {
        tone: 'warning',
        title: m.shell_alert_pending_title(),
        text: m.shell_alert_suspending_text({ name }),
        link: linkOf(alert, leads),
      }
    case 'suspended':
      return {
        tone: 'negative',
        title: m.shell_alert_suspended_title(),
        text: m.shell_alert_suspended_text({ name }),
        link: linkOf(alert, leads),
      }
  }
}

/**
 * The entity's page, for whoever may open it, or support (NAV-47, NAV-49); support by mail for whoever may
 * not open tickets.
 */
function linkOf(
  { leadsTo, entity }: LegalEntityAlert,
  { mailbox, isOpen, isAsked }: Leads,
): SidebarAlertContent['link'] {
  if (leadsTo === 'legal_entity' && isOpen) {
    const href = pathOf('legalEntity', { originalLegalEntityId: entity.id })
    return { href, label: m.shell_alert_link() }
  }
  const href = isAsked ? pathOf('support') : `mailto:${mailbox}`
  return { href, label: m.common_contact_support() }
}

/** A name keeps its own direction inside a sentence of either language. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`
}
