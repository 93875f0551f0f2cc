import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../services.ts'
import { newsAtFirst } from '../page/sidebar-news.ts'

export const supportKey = ['support'] as const
export const ticketsKey = [...supportKey, 'list'] as const

/**
 * The chats with something unseen, for the sidebar (NAV-37, NAV-61): asked once a minute, and at once where
 * the live chat tells of one.
 */
export const unreadChatsQuery = queryOptions({
  queryKey: [...supportKey, 'unread'],
  staleTime: 60_000,
  refetchInterval: 60_000,
  queryFn: async ({ client, queryKey, signal }): Promise<string[]> =>
    (await newsAtFirst({ client, queryKey }, 'unread_chats')) ??
    (await apiOf(client).call('support.unread', { signal })).channel_ids,
})
