import { connectsChat } from '@daftar/rules/shell/frame/support-chat'
import { isActiveTicket, ticketFilters } from '@daftar/rules/support/ticket'
import { useStore } from '@daftar/ui/store'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAccount } from '../../shared/session/account.ts'
import { liveChatOf } from '../../shared/chat/live-chat.ts'
import { apiOf } from '../../shared/services.ts'
import { supportKey } from '../../shared/chat/unread-chats.ts'

/**
 * NAV-63, SUP-24; any ticket but a closed one is asked for, because the newest may be closed (DEC-NAV-15).
 */
const activeTicketQuery = queryOptions({
  queryKey: [...supportKey, 'active'],
  staleTime: 300_000,
  queryFn: async ({ client, signal }): Promise<boolean> => {
    const query = { limit: 1, statuses: ticketFilters.filter(isActiveTicket).join(',') }
    const { items } = await apiOf(client).call('support.list', { query, signal })
    return items.some(({ status }) => isActiveTicket(status))
  },
})

/**
 * Keeps the chats connected on every page for whom the rule says so (NAV-62). It comes once the first page
 * stands.
 */
export function ChatConnection() {
  const chat = liveChatOf(useQueryClient())
  const { canViewSupport } = useAccount().computedPermissions
  const skipsCheck = useStore(chat.skipsCheck)
  const { data: hasActiveTicket = false } = useQuery({
    ...activeTicketQuery,
    enabled: canViewSupport && !skipsCheck,
  })
  const connects = connectsChat({ canViewSupport, hasActiveTicket, skipsCheck })
  useEffect(() => (connects ? chat.hold() : undefined), [chat, connects])
  return null
}
