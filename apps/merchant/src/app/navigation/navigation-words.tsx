import { accountLabel } from '@daftar/rules/shell/frame/account-label'
import type { SidebarBadge, SidebarGroupId, SidebarItemId } from '@daftar/rules/shell/frame/sidebar'
import type { SidebarItem } from '@daftar/ui/sidebar-item'
import { m } from '@daftar/words'
import {
  Banknote,
  Building2,
  ChartColumn,
  CircleHelp,
  CircleUserRound,
  CreditCard,
  FilePenLine,
  Globe,
  LayoutDashboard,
  LifeBuoy,
  MapPin,
  Megaphone,
  MessageSquareText,
  ReceiptText,
  Store,
  Tag,
  TrendingUp,
  TriangleAlert,
  Users,
  Wallet,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { Account } from '../../shared/session/account.ts'

export const groupTitles: Record<SidebarGroupId, () => string> = {
  general: m.shell_group_general,
  finance: m.shell_group_finance,
  marketing: m.shell_group_marketing,
  business_profile: m.shell_group_business_profile,
  footer: m.shell_item_account,
}

export const itemWords: Record<SidebarItemId, () => string> = {
  survey: m.shell_survey_title,
  application: m.shell_item_application,
  legal_entities: m.shell_item_legal_entities,
  dashboard: m.shell_item_dashboard,
  orders: m.shell_item_orders,
  analytics: m.shell_item_analytics,
  ads: m.shell_item_ads,
  disputes: m.shell_item_disputes,
  locations: m.shell_item_locations,
  merchant_wallet: m.shell_item_merchant_wallet,
  payouts: m.shell_item_payouts,
  capital: m.shell_item_capital,
  card: m.shell_item_card,
  marketing: m.shell_item_marketing,
  stores: m.shell_item_stores,
  users: m.shell_item_users,
  support: m.shell_item_support,
  language: m.common_language_other,
  help_center: m.shell_item_help_center,
  account: m.shell_item_account,
}

export const itemIcons: Record<SidebarItemId, ReactNode> = {
  survey: <MessageSquareText />,
  application: <FilePenLine />,
  legal_entities: <Building2 />,
  dashboard: <LayoutDashboard />,
  orders: <ReceiptText />,
  analytics: <ChartColumn />,
  ads: <Megaphone />,
  disputes: <TriangleAlert />,
  locations: <MapPin />,
  merchant_wallet: <Wallet />,
  payouts: <Banknote />,
  capital: <TrendingUp />,
  card: <CreditCard />,
  marketing: <Tag />,
  stores: <Store />,
  users: <Users />,
  support: <LifeBuoy />,
  language: <Globe />,
  help_center: <CircleHelp />,
  account: <CircleUserRound />,
}

/** The Account item says the e-mail or the phone (NAV-41, DEC-NAV-11). */
export function accountWords(account: Account): Partial<SidebarItem> {
  const typed = accountLabel(account)
  return typed ? { label: typed, typed: true } : {}
}

/** A badge of the rules in words; each says in full what it means. */
export function badgeOf(
  id: SidebarItemId,
  badge: SidebarBadge | undefined,
): Pick<SidebarItem, 'badge' | 'dot'> {
  switch (badge?.kind) {
    case undefined:
      return {}
    case 'dot':
      return { dot: m.shell_badge_unread() }
    case 'new':
      return { badge: { count: m.shell_badge_new(), label: m.shell_badge_new(), tone: 'plain' } }
    case 'count':
      return { badge: { count: badge.text, label: countWords(id, badge.text) } }
  }
}

function countWords(id: SidebarItemId, text: string): string {
  return id === 'account'
    ? m.shell_badge_no_phone()
    : m.shell_badge_disputes({ count: Number.parseInt(text, 10) })
}
