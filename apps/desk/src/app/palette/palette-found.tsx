import { useSettled } from '@daftar/app-kit/use-settled'
import type { AnswerOf } from '@daftar/contract'
import type { Command, CommandGroup } from '@daftar/ui/command-palette'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { merchantNameText, nameText } from '@daftar/words/names'
import { useQuery } from '@tanstack/react-query'
import { CalendarCheck, HandCoins, ListChecks, ReceiptText, Store } from 'lucide-react'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/use-services.ts'

type Found = AnswerOf<'work.find'>
type Row = Found['cases'][number]

/** One letter finds too much. */
const shortest = 2

/** Merchants, cases, advances, payouts and orders that are called so, each leading to its page. */
export function usePaletteFound(query: string): { groups: CommandGroup[]; isSearching: boolean } {
  const { api } = useServices()
  const typed = query.trim()
  const isAsked = typed.length >= shortest
  const search = useSettled(typed)
  const { data, isFetching } = useQuery({
    queryKey: ['palette', search],
    enabled: isAsked && search === typed,
    queryFn: ({ signal }) => api.call('work.find', { query: { query: search }, signal }),
  })
  if (!isAsked) return { groups: [], isSearching: false }
  if (search !== typed || isFetching || !data)
    return { groups: [], isSearching: isFetching || search !== typed }
  return { groups: groupsOf(data), isSearching: false }
}

function groupsOf({ merchants, cases, advances, payouts, orders }: Found): CommandGroup[] {
  const groups: CommandGroup[] = [
    {
      id: 'merchants',
      title: m.desk_merchants(),
      commands: merchants.map((one) => ({
        id: addresses.merchant(one.id),
        label: nameText(one),
        icon: <Store />,
        hint: one.currency,
      })),
    },
    {
      id: 'cases',
      title: m.desk_palette_cases(),
      commands: cases.map((row) => named(row, addresses.oneCase(row.id), <ListChecks />)),
    },
    {
      id: 'advances',
      title: m.desk_advances(),
      commands: advances.map((row) => named(row, addresses.oneAdvance(row.id), <HandCoins />)),
    },
    {
      id: 'payouts',
      title: m.desk_palette_payouts(),
      commands: payouts.map((row) => numbered(row, addresses.onePayout(row.id), <CalendarCheck />)),
    },
    {
      id: 'orders',
      title: m.desk_palette_orders(),
      commands: orders.map((row) => numbered(row, addresses.merchant(row.merchant_id), <ReceiptText />)),
    },
  ]
  return groups.filter(({ commands }) => commands.length > 0).map((group) => ({ ...group, searched: true }))
}

function named(row: Row, address: string, icon: Command['icon']): Command {
  return { id: address, label: merchantNameText(row), icon, hint: amountOf(row) }
}

function numbered(row: Row, address: string, icon: Command['icon']): Command {
  const label = m.desk_palette_of({ number: row.number, name: merchantNameText(row) })
  return { id: `${address}#${row.id}`, label, icon, hint: amountOf(row) }
}

function amountOf({ amount, currency }: Row): string {
  return moneyText(amount, currency)
}
