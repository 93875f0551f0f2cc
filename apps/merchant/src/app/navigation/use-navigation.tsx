import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import {
  sidebarOf,
  type SidebarGroup as RulesGroup,
  type SidebarItem as RulesItem,
} from '@daftar/rules/shell/frame/sidebar'
import type { SidebarGroup } from '@daftar/ui/sidebar'
import type { SidebarItem } from '@daftar/ui/sidebar-item'
import { useStore } from '@daftar/ui/store'
import { useEffect } from 'react'
import { applicationQuery, useAccount } from '../../shared/session/account.ts'
import { activeDisputesQuery } from '../../shared/page/active-disputes.ts'
import { chooseLanguage, otherLanguage, useLanguage } from '@daftar/app-kit/language'
import { helpAddress } from '../../shared/addresses.ts'
import { unreadChatsQuery } from '../../shared/chat/unread-chats.ts'
import { useServices } from '../../shared/use-services.ts'
import { addressOf } from '../addresses.ts'
import { availableRoutes } from '../routes/features.ts'
import { furtherItems } from './further-items.ts'
import { accountWords, badgeOf, groupTitles, itemIcons, itemWords } from './navigation-words.tsx'
import { SurveyCard } from '../notices/survey-card.tsx'
import { surveyReady } from '../notices/survey.ts'

/** Groups and footer of the sidebar for the signed-in account, as the rules' table has them. */
export function useNavigation(): { groups: SidebarGroup[]; footer: SidebarItem[] } {
  const services = useServices()
  const hints = useStore(services.hints)
  const language = useLanguage()
  const account = useAccount()
  const { pathname } = useLocation()
  const { data: application } = useQuery(applicationQuery(account))
  const { data: active } = useQuery({
    ...activeDisputesQuery,
    enabled: account.computedPermissions.canFetchDisputes,
  })
  const { data: unread } = useQuery({
    ...unreadChatsQuery,
    enabled: account.computedPermissions.canViewSupport,
  })
  const isSurveyReady = useStore(surveyReady)
  useVisits(pathname)
  const all = sidebarOf({
    permissions: account.computedPermissions,
    experiments: account.experiments,
    available: availableRoutes,
    applicationStatus: application?.general.status ?? null,
    disputes: { visited: hints.disputesVisited, ...(active !== undefined && { active }) },
    capitalVisited: hints.capitalVisited,
    hasUnreadChat: unread !== undefined && unread.length > 0,
    survey: { visited: hints.surveyVisited, closed: hints.surveyClosed },
    phone: account.phone,
  })
  const toItem = (item: RulesItem) => {
    const shown = itemOf(item, pathname)
    return item.id === 'account' ? { ...shown, ...accountWords(account) } : shown
  }
  return {
    groups: groupIds
      .map((id) => {
        const { items, ...group } = groupOf({ id, items: itemsIn(all, id) }, toItem, isSurveyReady)
        return { ...group, items: [...items, ...furtherItems(id, account, pathname)] }
      })
      .filter(({ items, before }) => items.length > 0 || before !== undefined),
    footer: itemsIn(all, 'footer').map((item) => {
      if (item.id === 'language') return languageItem(language)
      if (item.id === 'help_center')
        return { ...toItem(item), href: helpAddress(services.config, language), external: true }
      return toItem(item)
    }),
  }
}

const groupIds = (Object.keys(groupTitles) as RulesGroup['id'][]).filter((id) => id !== 'footer')

function groupOf(
  { id, items }: RulesGroup,
  toItem: (item: RulesItem) => SidebarItem,
  survey: boolean,
): SidebarGroup {
  const card = items.find((item) => item.id === 'survey')
  return {
    id,
    title: groupTitles[id](),
    items: items.filter((item) => item !== card).map(toItem),
    before: card && survey ? <SurveyCard closable={card.closable ?? false} /> : undefined,
  }
}

/** An item of the rules as the sidebar draws it on a path. */
export function itemOf({ id, route, badge }: RulesItem, pathname: string): SidebarItem {
  const href = route === null ? undefined : addressOf(route)
  return {
    id,
    label: itemWords[id](),
    icon: itemIcons[id],
    href,
    current:
      href !== undefined &&
      (areasOf(route, href).some((area) => isIn(pathname, area)) ||
        (route === 'capital' && formsOfAdvances.test(pathname))),
    ...badgeOf(id, badge),
  }
}

/** The forms by which an advance is asked for lie beside the area that they belong to. */
const formsOfAdvances = /^\/application[-/]/

/** Payouts have no page that the others lie below: its item leads to one of them. */
const payoutsArea = addressOf('payouts').replace(/\/[^/]+$/, '')

/** Where an item is the current one: payment links belong to the orders they make. */
function areasOf(route: RulesItem['route'], href: string): readonly string[] {
  if (route === 'payouts') return [payoutsArea]
  return route === 'payments' ? [href, addressOf('paymentLinks')] : [href]
}

function isIn(pathname: string, area: string): boolean {
  return pathname === area || pathname.startsWith(`${area}/`)
}

function languageItem(language: 'en' | 'ar'): SidebarItem {
  const other = otherLanguage(language)
  return {
    id: 'language',
    label: itemWords.language(),
    icon: itemIcons.language,
    lang: other,
    onPress: () => chooseLanguage(other),
  }
}

function itemsIn(groups: readonly RulesGroup[], id: RulesGroup['id']): readonly RulesItem[] {
  return groups.find((group) => group.id === id)?.items ?? []
}

/** The `new` badges go with the first visit (NAV-21, NAV-30). */
function useVisits(pathname: string): void {
  const { hints } = useServices()
  useEffect(() => {
    if (pathname.startsWith(addressOf('capital'))) hints.remember('capitalVisited')
    if (pathname.startsWith(addressOf('disputes'))) hints.remember('disputesVisited')
  }, [pathname, hints])
}
