import { pathOf } from '@daftar/rules/shell/guards/routes'
import type { Command, CommandGroup } from '@daftar/ui/command-palette'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQuery } from '@tanstack/react-query'
import { ReceiptText, Search } from 'lucide-react'
import { useSettled } from '@daftar/app-kit/use-settled'
import { useAccount } from '../../shared/session/account.ts'
import { useServices } from '../../shared/use-services.ts'
import { canReach } from '../../shared/page/reachable.ts'

/** Fewer letters find too much. */
const shortest = 3
const shown = 5

/**
 * Orders that begin with what is typed (number, reference, phone, e-mail), and the way to all of them;
 * together, so that Enter takes the first order and not what stood there before it was found.
 */
export function usePaletteOrders(query: string): { groups: CommandGroup[]; isSearching: boolean } {
  const { api } = useServices()
  const typed = query.trim()
  const isAsked = canReach('payments', useAccount()) && typed.length >= shortest
  const search = useSettled(typed)
  const { data = [], isFetching } = useQuery({
    queryKey: ['orders', 'palette', search],
    enabled: isAsked && search === typed,
    queryFn: async ({ signal }) =>
      (await api.call('orders.list', { query: { search, page_size: shown }, signal })).payments,
  })
  if (!isAsked) return { groups: [], isSearching: false }
  if (search !== typed || isFetching) return { groups: [], isSearching: true }
  const all: Command = {
    id: `${pathOf('payments')}?${new URLSearchParams({ search: typed })}`,
    label: m.orders_palette_find({ query: typed }),
    icon: <Search />,
  }
  const commands = data.map((order) => ({
    id: pathOf('payment', { paymentId: order.id }),
    label: order.number,
    icon: <ReceiptText />,
    hint: moneyText(order.amount, order.currency),
  }))
  const group = { id: 'orders', title: m.orders_palette(), commands: [...commands, all], searched: true }
  return { groups: [group], isSearching: false }
}
